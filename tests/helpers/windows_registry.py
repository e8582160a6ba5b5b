"""Windows' registry where there is none."""

from __future__ import annotations

from types import ModuleType
from typing import Any, Self


class FakeRegistry(ModuleType):
    """The little of winreg that is used, on a dictionary."""

    HKEY_CURRENT_USER, REG_SZ, KEY_SET_VALUE = "HKCU", 1, 2

    def __init__(self) -> None:
        super().__init__("winreg")
        self.values: dict[tuple[str, str], Any] = {}
        self.path = ""

    def _open(self, _root: object, path: str, *_more: object) -> FakeRegistry:
        self.path = path
        return self

    CreateKey = OpenKey = _open

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        return None

    def SetValueEx(self, _key: object, name: str, _reserved: int, _kind: int, value: Any) -> None:
        self.values[self.path, name] = value

    def QueryValueEx(self, _key: object, name: str) -> tuple[Any, int]:
        if (self.path, name) not in self.values:
            raise FileNotFoundError(name)
        return self.values[self.path, name], 1

    def DeleteValue(self, _key: object, name: str) -> None:
        if (self.path, name) not in self.values:
            raise FileNotFoundError(name)
        del self.values[self.path, name]
