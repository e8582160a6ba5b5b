"""Which fonts are asked for, by what each system has.

Windows: Segoe UI with Yu Gothic UI, Microsoft YaHei UI and Malgun Gothic (Microsoft's font lists); macOS: its
system font with Hiragino Sans, PingFang SC and Apple SD Gothic Neo (Apple's). November 2026.
"""

from __future__ import annotations

import pytest

from app.desktop.fonts import families


@pytest.mark.parametrize(
    ("system", "own", "han"),
    [
        ("win32", "Segoe UI", ["Yu Gothic UI", "Microsoft YaHei UI", "Malgun Gothic"]),
        ("darwin", ".AppleSystemUIFont", ["Hiragino Sans", "PingFang SC", "Apple SD Gothic Neo"]),
        ("linux", "Cantarell", ["Noto Sans CJK JP", "Noto Sans CJK SC", "Noto Sans CJK KR"]),
        ("freebsd14", "Cantarell", ["Noto Sans CJK JP", "Noto Sans CJK SC", "Noto Sans CJK KR"]),
    ],
)
def test_only_what_the_system_has(system: str, own: str, han: list[str]) -> None:
    """Qt looks through all of a Mac's fonts for one that is missing, which takes it tenths of a second."""
    japanese, chinese, korean = han
    signs = ["Segoe UI Symbol"] if system == "win32" else []
    wanted = [own, japanese, chinese, korean, *signs]
    assert families("en", own, system) == families("ja", own, system) == wanted
    assert families("zh_CN", own, system) == [own, chinese, japanese, korean, *signs]
    assert families("ko", own, system) == [own, korean, japanese, chinese, *signs]
