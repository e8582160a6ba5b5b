"""The name by which desktops know the program; the .desktop file and the windows carry the same one."""

from __future__ import annotations

APP_ID = "io.github.memoro.Memoro"
APP_NAME = "Memoro"
