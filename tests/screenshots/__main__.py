"""Make the pictures of the documents: `make screenshots` or
`python -m tests.screenshots [--into DIR] [LANGUAGE …]`.

Each language takes some twenty seconds. The pictures are named SCENE-LOOK-LANGUAGE.png.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.helpers.desktop_session import Desktop, open_desktop

ROOT = Path(__file__).resolve().parents[2]
INTO = ROOT / "resources" / "screenshots"
LANGUAGES = ("en", "ja", "zh_CN", "ko")
MOST_BYTES = 60_000
UNDECORATED = """<openbox_config xmlns="http://openbox.org/3.4/rc"><applications>
<application class="*"><decor>no</decor></application></applications></openbox_config>"""


def main() -> int:
    parser = argparse.ArgumentParser(description="Make the pictures of the documents.")
    parser.add_argument("--into", type=Path, default=INTO, help="where they are put")
    parser.add_argument("languages", nargs="*", default=LANGUAGES, metavar="LANGUAGE")
    options = parser.parse_args()
    large = []
    with open_desktop(size=(1400, 1080)) as desktop, tempfile.TemporaryDirectory() as taken:
        _leave_windows_bare(desktop)
        for language in options.languages:
            _play(desktop, language, Path(taken))
        for picture in sorted(Path(taken).glob("*.png")):
            size = _shrink(picture, options.into / picture.name)
            print(f"{size:7,} bytes  {picture.name}")
            large += [picture.name] * (size > MOST_BYTES)
    if large:
        print(f"larger than {MOST_BYTES:,} bytes: {', '.join(large)}")
    return 1 if large else 0


def _leave_windows_bare(desktop: Desktop) -> None:
    """Frames look different on each desktop; here they would only show which one was at hand."""
    place = Path(desktop.env["XDG_CONFIG_HOME"]) / "openbox" / "rc.xml"
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(UNDECORATED, encoding="utf-8")
    desktop.run("openbox", "--reconfigure")


def _play(desktop: Desktop, language: str, taken: Path) -> None:
    """Run the program in a new home; once more if the machine was too busy for its patience."""
    for attempt in (1, 2):
        home = desktop.folder / f"home-{language}-{attempt}"
        home.mkdir()
        # The program speaks the language because the system does.
        env = {"HOME": str(home), "MEMORO_HOME": str(home / "program"), "LANGUAGE": language, "TZ": "UTC"}
        command = [sys.executable, "-X", "faulthandler", "-m", "tests.screenshots.stage", language, taken]
        program = desktop.start(*command, env=env, cwd=ROOT)
        if not (status := program.wait(120)):
            return
        print(f"{language}: the program ended with {status}\n{program.output}", file=sys.stderr)
    raise SystemExit(f"{language}: no pictures")


def _shrink(picture: Path, target: Path) -> int:
    """The same picture with 256 colours, without dates; returns its size in bytes."""
    target.parent.mkdir(parents=True, exist_ok=True)
    best = ["-define", "png:compression-level=9", "-define", "png:compression-filter=0"]
    command = ["convert", picture, "+dither", "-colors", "256", "-strip", *best, f"PNG8:{target}"]
    subprocess.run([str(part) for part in command], check=True)
    return target.stat().st_size


if __name__ == "__main__":
    sys.exit(main())
