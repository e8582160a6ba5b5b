"""The settings: found by a word, changed and changed back, their file, looks, a paid service, the hotkey."""

from __future__ import annotations

from functools import partial

from tests.embeddings.remote.vendors import KEY, OpenAIService
from tests.end2end.new_user.asking import FIRM, asks
from tests.end2end.new_user.walk import Walk

REMARK = "// My own remark: I like large letters.\n"
OLD_HOTKEY, NEW_HOTKEY = "ctrl+alt+m", "ctrl+alt+j"


def opens_settings(walk: Walk) -> None:
    walk.person.from_tray("Settings…")
    walk.person.waits_for_window("Settings")


def one_setting(walk: Walk) -> None:
    """Its line changes in the file, and no other byte; undone, and back to the default."""
    person, config = walk.person, walk.stage.config
    config.write_text(REMARK + walk.stage.settings(), encoding="utf-8")
    before = walk.stage.settings().splitlines()
    opens_settings(walk)
    walk.look("settings")
    person.types(person.words.all("Text size (%)")[0].partition(" ")[0])
    person.clicks_at(person.beside("Text size (%)", "spin box"))
    walk.look("settings-found")
    person.presses("ctrl+a")
    person.types("130")
    person.presses("Return")
    person.waits(lambda: "textSize: 130" in walk.stage.settings(), "the text size in the file")
    person.sees("Changed: %1", "label")
    walk.look("larger-text")
    after = walk.stage.settings().splitlines()
    assert [line for line in before if line not in after] == []
    assert len([line for line in after if line not in before]) == 1
    person.clicks("Undo", "button")
    person.waits(lambda: walk.stage.settings().splitlines() == before, "every byte as before")
    walk.look("setting-undone")
    person.clicks_at(person.beside("Text size (%)", "spin box"))
    person.presses("ctrl+a")
    person.types("110")
    person.presses("Return")
    person.waits(lambda: "textSize: 110" in walk.stage.settings(), "the text size in the file")
    person.clicks("Back to the default: %1", "button")
    person.waits(lambda: walk.stage.settings().splitlines() == before, "the default")
    walk.look("setting-reset")


def looks(walk: Walk) -> None:
    """The other theme, and another language, while the program runs; then as before."""
    person, own = walk.person, walk.stage.language
    other, name = ("ja", "日本語") if own != "ja" else ("en", "English")
    person.clicks("General", "list item")
    person.selects("Appearance", "Light" if walk.stage.theme == "dark" else "Dark")
    person.sees("Changed: %1", "label")
    walk.look("the-other-theme")
    person.selects("Appearance", "Automatic")
    person.selects("Language", name)
    person.speaks(other)
    person.sees("Search the settings", "text")
    person.waits_for_window("Settings")
    walk.look("another-language")
    person.presses(OLD_HOTKEY)
    person.waits_for_window("Search")
    walk.look("popup-in-another-language")
    person.leaves_popup()
    person.waits_for_window("Settings")
    person.selects("Language", "Automatic")
    person.speaks(own)
    person.sees("Search the settings", "text")
    walk.look("the-own-language-again")


def paid_service(walk: Walk) -> None:
    """Somebody's own gateway: address, key and a test that really asks it."""
    person, service = walk.person, OpenAIService()
    own = partial(person.words.filled, word="Another compatible server")
    person.clicks("Providers", "list item")
    walk.look("providers")
    person.clicks(own("Set up %1"))
    person.enters(own("Address of %1"))
    person.types(f"{service.origin}/v1")
    person.presses("Return")
    person.enters(own("Key for %1"))
    person.types(KEY)
    walk.look("key-typed")
    person.clicks("Save the key", "button")
    person.sees(f"…{KEY[-4:]}", "label")
    walk.look("key-kept")
    person.clicks(own("Model of %1"), "combo box")
    person.types("text-embedding-3-small")
    person.presses("Return")
    person.clicks(own("Test %1"), "button")
    person.sees("Works: %1 dimensions, %2 s", "label")
    walk.look("key-works")
    assert any(asked.path == "/v1/embeddings" for asked in service.asked)
    assert not walk.holding(KEY.lower())
    service.close()
    assert service.failures == []


def hotkey(walk: Walk) -> None:
    person = walk.person
    person.clicks("Shortcuts", "list item")
    named = partial(person.words.filled, word="Hotkey")
    person.clicks(named("%1: Ctrl+Alt+M"), "button")
    walk.look("press-the-keys")
    person.presses(NEW_HOTKEY)
    person.sees(named("%1: Ctrl+Alt+J"), "button")
    walk.look("another-hotkey")
    person.closes("Settings")
    person.presses(NEW_HOTKEY)
    person.waits_for_window("Search")
    asks(walk, "heating firm", FIRM)
    walk.look("opened-by-it")
    person.leaves_popup()
    person.presses(OLD_HOTKEY)
    opens_settings(walk)  # which takes its time: what the old one could open would be there
    assert len([window for window in walk.stage.desktop.windows() if window.visible]) == 1
    person.closes("Settings")
