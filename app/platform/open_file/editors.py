"""The editors we know how to send to a line. Adding one is adding a row."""

from __future__ import annotations

from app.platform.open_file.models import Editor

_GOTO = ("--goto", "{path}:{line}")
_COLON = ("{path}:{line}",)
_PLUS = ("+{line}", "{path}")
_LINE = ("--line", "{line}", "{path}")
_PATH = ("{path}",)


def _mac(bundle: str, inside: str) -> tuple[str, str]:
    return ("darwin", f"/Applications/{bundle}.app/Contents/{inside}")


def _windows(path: str) -> tuple[str, str]:
    return ("win32", path)


EDITORS = (
    Editor(
        "vscode", "Visual Studio Code", ("code", "code-insiders"), _GOTO,
        (
            _mac("Visual Studio Code", "Resources/app/bin/code"),
            _windows("%LOCALAPPDATA%/Programs/Microsoft VS Code/Code.exe"),
            _windows("%ProgramFiles%/Microsoft VS Code/Code.exe"),
        ),
        ("code.desktop", "visual-studio-code.desktop", "com.visualstudio.code.desktop"),
    ),
    Editor(
        "codium", "VSCodium", ("codium", "vscodium"), _GOTO,
        (
            _mac("VSCodium", "Resources/app/bin/codium"),
            _windows("%LOCALAPPDATA%/Programs/VSCodium/VSCodium.exe"),
            _windows("%ProgramFiles%/VSCodium/VSCodium.exe"),
        ),
        ("codium.desktop", "vscodium.desktop", "com.vscodium.codium.desktop"),
    ),
    Editor(
        "cursor", "Cursor", ("cursor",), _GOTO,
        (
            _mac("Cursor", "Resources/app/bin/cursor"),
            _windows("%LOCALAPPDATA%/Programs/cursor/Cursor.exe"),
        ),
        ("cursor.desktop",),
    ),
    Editor(
        "windsurf", "Windsurf", ("windsurf",), _GOTO,
        (_mac("Windsurf", "Resources/app/bin/windsurf"),),
        ("windsurf.desktop",),
    ),
    Editor(
        "zed", "Zed", ("zed", "zeditor", "zedit"), _COLON,
        (_mac("Zed", "MacOS/cli"), _windows("%LOCALAPPDATA%/Programs/Zed/Zed.exe")),
        ("dev.zed.Zed.desktop",),
    ),
    Editor(
        "sublime", "Sublime Text", ("subl", "sublime_text"), _COLON,
        (
            _mac("Sublime Text", "SharedSupport/bin/subl"),
            _windows("%ProgramFiles%/Sublime Text/subl.exe"),
            _windows("%ProgramFiles%/Sublime Text 3/subl.exe"),
        ),
        ("sublime_text.desktop", "com.sublimetext.three.desktop"),
    ),
    Editor(
        "kate", "Kate", ("kate",), _LINE,
        (_windows("%ProgramFiles%/Kate/bin/kate.exe"),),
        ("org.kde.kate.desktop",),
    ),
    Editor("kwrite", "KWrite", ("kwrite",), _LINE, (), ("org.kde.kwrite.desktop",)),
    Editor("gedit", "gedit", ("gedit",), _PLUS, (), ("org.gnome.gedit.desktop", "gedit.desktop")),
    # It has no argument for a line; "+N" would be taken for a file.
    Editor(
        "gnome-text-editor", "GNOME Text Editor", ("gnome-text-editor",), _PATH, (),
        ("org.gnome.TextEditor.desktop",),
    ),
    Editor("pluma", "Pluma", ("pluma",), _PLUS, (), ("pluma.desktop",)),
    Editor("xed", "Xed", ("xed",), _PLUS, (), ("org.x.editor.desktop", "xed.desktop")),
    Editor("mousepad", "Mousepad", ("mousepad",), _LINE, (), ("org.xfce.mousepad.desktop",)),
    Editor("geany", "Geany", ("geany",), _LINE, (), ("geany.desktop",)),
    Editor(
        "notepad++", "Notepad++", ("notepad++",), ("-n{line}", "{path}"),
        (
            _windows("%ProgramFiles%/Notepad++/notepad++.exe"),
            _windows("%ProgramFiles(x86)%/Notepad++/notepad++.exe"),
        ),
    ),
    Editor("bbedit", "BBEdit", ("bbedit",), _PLUS, (_mac("BBEdit", "Helpers/bbedit_tool"),)),
    Editor(
        "textmate", "TextMate", ("mate",), _LINE,
        (_mac("TextMate", "MacOS/mate"),),
    ),
    Editor("gvim", "GVim", ("gvim",), _PLUS, (), ("gvim.desktop",)),
    Editor("emacs", "Emacs", ("emacs",), _PLUS, (_mac("Emacs", "MacOS/Emacs"),), ("emacs.desktop",)),
    Editor("vim", "Vim", ("vim", "vi"), _PLUS, (), ("vim.desktop",), in_terminal=True),
    Editor("neovim", "Neovim", ("nvim",), _PLUS, (), ("nvim.desktop",), in_terminal=True),
    Editor("nano", "nano", ("nano",), _PLUS, (), ("nano.desktop",), in_terminal=True),
    Editor("micro", "micro", ("micro",), _PLUS, (), ("micro.desktop",), in_terminal=True),
    Editor("helix", "Helix", ("hx", "helix"), _COLON, (), ("Helix.desktop",), in_terminal=True),
    # These show one note well but cannot be sent to a line from outside.
    Editor(
        "typora", "Typora", ("typora",), _PATH,
        (_mac("Typora", "MacOS/Typora"), _windows("%ProgramFiles%/Typora/Typora.exe")),
        ("typora.desktop",),
    ),
    Editor("obsidian", "Obsidian", (), ("obsidian://open?path={url}",), opens_url=True),
)  # fmt: skip


def editor_called(name: str) -> Editor | None:
    """The editor with this id, name or executable; upper and lower case do not matter."""
    wanted = name.strip().lower()
    for editor in EDITORS:
        if wanted in (editor.id, editor.name.lower(), *editor.executables):
            return editor
    return None


def editor_of_desktop_file(desktop_id: str) -> Editor | None:
    """The editor a .desktop file belongs to."""
    return next((editor for editor in EDITORS if desktop_id in editor.desktop_ids), None)
