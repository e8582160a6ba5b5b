"""A first memory folder: one note that explains itself and can be searched at once."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from app.notes.scope import CURATED_NAMES, DAILY_FOLDER
from app.notes.writer import ABSENT, NoteConflict, explain, write_atomic

_EN = """# Memory

This folder is the memory of your assistant. Everything in it is plain text that you can read and change.

- This file, MEMORY.md, holds what stays true: preferences, decisions, people, how things are set up.
- memory/YYYY-MM-DD.md holds what happened on a day, one file a day.
- Any other note in the memory folder is searched too.

## How to search

Press the hotkey and type a few words or a whole question. The words are found, and so is what means the same.

## Worth remembering

What you and your assistants add to this note goes below.
"""
_JA = """# メモリー

このフォルダーは、アシスタントの記憶です。中身はすべて、自分で読んで書き換えられるふつうのテキストです。

- このファイル（MEMORY.md）には、変わらないことを書きます。好み、決めたこと、人、環境の設定など。
- memory/YYYY-MM-DD.md には、その日の出来事を 1 日 1 ファイルで書きます。
- memory フォルダーにあるほかのノートも検索されます。

## 検索のしかた

ホットキーを押して、単語をいくつか、または質問をそのまま入力してください。同じ言葉だけでなく、同じ意味の内容も見つかります。

## 覚えておくこと

自分やアシスタントがこのノートに書き足したことは、この下に並びます。
"""
_ZH = """# 记忆

这个文件夹就是助手的记忆。里面全是普通文本，您可以随时阅读和修改。

- 本文件（MEMORY.md）记录长期不变的内容：偏好、决定、人物、各种设置。
- memory/YYYY-MM-DD.md 记录当天发生的事，每天一个文件。
- memory 文件夹里的其他笔记也会被搜索。

## 如何搜索

按下快捷键，输入几个词或一整句问题。不仅能找到相同的词语，也能找到意思相近的内容。

## 值得记住的事

您和助手添加到这篇笔记的内容都写在下面。
"""
_KO = """# 메모리

이 폴더는 어시스턴트의 기억입니다. 모두 직접 읽고 고칠 수 있는 일반 텍스트입니다.

- 이 파일(MEMORY.md)에는 변하지 않는 것을 적습니다. 취향, 결정, 사람, 환경 설정 등입니다.
- memory/YYYY-MM-DD.md에는 그날 있었던 일을 하루에 한 파일씩 적습니다.
- memory 폴더의 다른 노트도 함께 검색됩니다.

## 검색 방법

단축키를 누르고 단어 몇 개나 질문을 그대로 입력하세요. 같은 단어뿐 아니라 뜻이 같은 내용도 찾아 줍니다.

## 기억할 것

직접 적거나 어시스턴트가 이 노트에 더한 내용은 이 아래에 쌓입니다.
"""
_NOTES = {"en": _EN, "ja": _JA, "zh": _ZH, "ko": _KO}
_HEADING = "\n## "
_ENDS = {
    how: added.partition("\n")[0] for _, how, added in (each.split(_HEADING) for each in _NOTES.values())
}
"""How earlier versions of the note ended, and the heading that came after."""
_ENDS |= {how.replace("词语", "字词"): added for how, added in _ENDS.items()}


def heading_for_additions(text: str) -> str:
    """What an addition needs above it, so that it does not come under “How to search”; else nothing.

    That is where a first note ended before it had a section for additions. A section that somebody wrote
    anew is theirs, and what they added at its end stays.
    """
    last = text.rpartition(_HEADING)[2]
    if any(line.startswith("#") for line in last.split("\n")[1:]):
        return ""
    added = next((added for how, added in _ENDS.items() if last.startswith(how.rstrip("\n"))), "")
    return f"## {added}" if added else ""


def create_workspace(folder: Path, language: str = "en") -> Path:
    """Make a memory folder with its first note in the language (`ja`, `zh_CN`, `ko`, else English).

    Nothing that is already there is changed; a folder with a MEMORY.md in either spelling gets no note.
    Returns the folder. Raises `MemoroError` if it cannot be made or written to.
    """
    text = _NOTES.get(language.replace("-", "_").split("_")[0].lower(), _EN)
    if not any((folder / name).exists() for name in CURATED_NAMES):
        with suppress(NoteConflict):  # another program was quicker; its note stays
            write_atomic(folder / CURATED_NAMES[0], text.encode(), expected=ABSENT)
    daily = folder / DAILY_FOLDER
    try:
        daily.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise explain(daily, error) from error
    return folder
