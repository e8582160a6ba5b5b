"""Keep the translations in step with the code: `python -m installers.translations [update|release]`.

`update` takes new texts from app/desktop and from the option table into the .ts files (and drops what is
gone); `release` makes the .qm files that the program loads. Both tools come with PySide6. English needs a
file for its plurals only. `qt_gaps_*.ts` hold what Qt's own catalogues lack of the texts that Qt shows in our
windows; they are kept by hand, and tests/desktop/test_qt_texts.py says what is missing in them.
"""

from __future__ import annotations

import json
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "translations"
LANGUAGES = ("ja", "zh_CN", "ko")


def update(folder: Path = FOLDER) -> None:
    """Bring `memoro_*.ts` in `folder` up to the texts in the code."""
    sources = [path.relative_to(ROOT).as_posix() for path in sorted((ROOT / "app" / "desktop").rglob("*.py"))]
    sources.append(_option_texts())
    common = ["-silent", "-no-obsolete", "-locations", "none", "-source-language", "en"]
    files = [str(folder / f"memoro_{language}.ts") for language in LANGUAGES]
    _run("pyside6-lupdate", *sources, *common, "-ts", *files)
    _run("pyside6-lupdate", *sources, *common, "-pluralonly", "-ts", str(folder / "memoro_en.ts"))


def _option_texts() -> str:
    """A file that shows lupdate the texts of the option table, which the settings window translates."""
    sys.path.insert(0, str(ROOT))
    from app.config.options import option_table

    shown = [option for option in option_table() if "[]" not in option.key and "*" not in option.key]
    texts = dict.fromkeys(text for option in shown for text in (option.label, option.help))
    lines = (f"QT_TRANSLATE_NOOP('Options', {json.dumps(text, ensure_ascii=False)})\n" for text in texts)
    file = Path(tempfile.mkdtemp()) / "option_texts.py"
    file.write_text("".join(lines), encoding="utf-8")
    return str(file)


def release(folder: Path = FOLDER, target: Path = FOLDER) -> None:
    """Compile each `.ts` of `folder` into a `.qm` in `target`.

    A running program has its `.qm` mapped into memory: one that shrinks in place ends that program (SIGBUS).
    """
    with tempfile.TemporaryDirectory(dir=target) as made:
        for source in sorted(folder.glob("*.ts")):
            compiled = Path(made) / f"{source.stem}.qm"
            _run("pyside6-lrelease", "-silent", str(source), "-qm", str(compiled))
            compiled.replace(target / compiled.name)


def _run(tool: str, *arguments: str) -> None:
    program = Path(sysconfig.get_path("scripts")) / tool
    subprocess.run([str(program), *arguments], check=True, cwd=ROOT)


if __name__ == "__main__":
    {"update": update, "release": release}[sys.argv[1] if len(sys.argv) > 1 else "release"]()
