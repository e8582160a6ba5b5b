"""Runs inside: what a new Windows 11 has in its registry and Wine has otherwise. `python settings.py LIGHT`.

`LIGHT` is 1 or 0, as `AppsUseLightTheme` has it.
"""

from __future__ import annotations

import struct
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

METRICS = r"Control Panel\Desktop\WindowMetrics"
THEME = r"Software\Microsoft\Windows\CurrentVersion\Themes\Personalize"
FONTS = r"Software\Microsoft\Windows NT\CurrentVersion\Fonts"
winreg: Any = import_module("winreg")  # which only Windows has
NINE_POINTS, REGULAR, CLEARTYPE = -12, 400, 5


def logfont(face: str) -> bytes:
    """LOGFONTW: https://learn.microsoft.com/windows/win32/api/wingdi/ns-wingdi-logfontw"""
    numbers = struct.pack("<5i8B", NINE_POINTS, 0, 0, 0, REGULAR, 0, 0, 0, 1, 0, 0, CLEARTYPE, 0)
    return numbers + face.encode("utf-16-le").ljust(64, b"\0")


def main(light: int) -> None:
    with winreg.CreateKey(winreg.HKEY_CURRENT_USER, METRICS) as key:
        for name in ("CaptionFont", "SmCaptionFont", "MenuFont", "MessageFont", "StatusFont", "IconFont"):
            winreg.SetValueEx(key, name, 0, winreg.REG_BINARY, logfont("Segoe UI"))
    with winreg.CreateKey(winreg.HKEY_CURRENT_USER, THEME) as key:
        winreg.SetValueEx(key, "AppsUseLightTheme", 0, winreg.REG_DWORD, light)
    with winreg.CreateKey(winreg.HKEY_LOCAL_MACHINE, FONTS) as key:
        for file in Path(r"C:\windows\Fonts").iterdir():
            winreg.SetValueEx(key, f"{file.stem} (TrueType)", 0, winreg.REG_SZ, file.name)


main(int(sys.argv[1]))
