"""A GGUF embedding model so small that every test run computes with it: a BERT with random weights."""

from __future__ import annotations

from pathlib import Path

import gguf
import numpy as np

WIDTH, LAYERS, HEADS, INNER, CONTEXT = 32, 2, 4, 64, 64
SPECIAL = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
WORDS = "the key is under flower pot search query passage and where spare blue shed behind word".split()
LETTERS = [chr(code) for code in range(ord("a"), ord("z") + 1)]


def write_small_model(
    path: Path,
    *,
    name: str = "tiny",
    pooling: gguf.PoolingType | None = gguf.PoolingType.MEAN,
    seed: int = 1,
) -> Path:
    """Write the model; the same arguments give the same bytes. `pooling` None leaves the header silent."""
    writer = gguf.GGUFWriter(path, "bert")
    writer.add_name(name)
    _add_shape(writer)
    if pooling is not None:
        writer.add_pooling_type(pooling)
    pieces = [*SPECIAL, *(f"▁{word}" for word in WORDS + LETTERS), *LETTERS]
    _add_vocabulary(writer, pieces)
    _add_weights(writer, len(pieces), np.random.default_rng(seed))
    _finish(writer)
    return path


def write_chat_model(path: Path) -> Path:
    """A model that writes answers, as far as the header goes: a causal transformer without pooling."""
    writer = gguf.GGUFWriter(path, "llama")
    writer.add_name("chatty")
    _add_shape(writer)
    writer.add_layer_norm_rms_eps(1e-6)
    writer.add_rope_dimension_count(WIDTH // HEADS)
    _add_vocabulary(writer, [*SPECIAL, *(f"▁{word}" for word in WORDS)])
    random = np.random.default_rng(1)
    count = len(SPECIAL) + len(WORDS)

    def add(tensor: str, *shape: int) -> None:
        writer.add_tensor(tensor, random.normal(0, 0.3, shape).astype(np.float32))

    add("token_embd.weight", count, WIDTH)
    add("output_norm.weight", WIDTH)
    for layer in range(LAYERS):
        for part in ("attn_q", "attn_k", "attn_v", "attn_output"):
            add(f"blk.{layer}.{part}.weight", WIDTH, WIDTH)
        add(f"blk.{layer}.ffn_gate.weight", INNER, WIDTH)
        add(f"blk.{layer}.ffn_up.weight", INNER, WIDTH)
        add(f"blk.{layer}.ffn_down.weight", WIDTH, INNER)
        add(f"blk.{layer}.attn_norm.weight", WIDTH)
        add(f"blk.{layer}.ffn_norm.weight", WIDTH)
    _finish(writer)
    return path


def _add_shape(writer: gguf.GGUFWriter) -> None:
    writer.add_context_length(CONTEXT)
    writer.add_embedding_length(WIDTH)
    writer.add_block_count(LAYERS)
    writer.add_feed_forward_length(INNER)
    writer.add_head_count(HEADS)
    if writer.arch == "bert":
        writer.add_layer_norm_eps(1e-12)
        writer.add_causal_attention(False)


def _add_vocabulary(writer: gguf.GGUFWriter, pieces: list[str]) -> None:
    writer.add_tokenizer_model("bert")
    writer.add_token_list(pieces)
    writer.add_token_types(
        [gguf.TokenType.CONTROL] * len(SPECIAL) + [gguf.TokenType.NORMAL] * (len(pieces) - len(SPECIAL))
    )
    writer.add_token_type_count(2)
    for add, piece in (
        (writer.add_pad_token_id, "[PAD]"),
        (writer.add_unk_token_id, "[UNK]"),
        (writer.add_bos_token_id, "[CLS]"),
        (writer.add_sep_token_id, "[SEP]"),
        (writer.add_mask_token_id, "[MASK]"),
    ):
        add(SPECIAL.index(piece))


def _add_weights(writer: gguf.GGUFWriter, vocabulary: int, random: np.random.Generator) -> None:
    def add(tensor: str, *shape: int) -> None:
        writer.add_tensor(tensor, random.normal(0, 0.3, shape).astype(np.float32))

    add("token_embd.weight", vocabulary, WIDTH)
    add("token_types.weight", 2, WIDTH)
    add("position_embd.weight", CONTEXT, WIDTH)
    for name in ("token_embd_norm", *(f"blk.{n}.{p}" for n in range(LAYERS) for p in _NORMS)):
        writer.add_tensor(f"{name}.weight", np.ones(WIDTH, np.float32))
        writer.add_tensor(f"{name}.bias", np.zeros(WIDTH, np.float32))
    for layer in range(LAYERS):
        for part, rows, columns in _MATRICES:
            add(f"blk.{layer}.{part}.weight", rows, columns)
            add(f"blk.{layer}.{part}.bias", rows)


def _finish(writer: gguf.GGUFWriter) -> None:
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


_NORMS = ("attn_output_norm", "layer_output_norm")
_MATRICES = (
    ("attn_q", WIDTH, WIDTH),
    ("attn_k", WIDTH, WIDTH),
    ("attn_v", WIDTH, WIDTH),
    ("attn_output", WIDTH, WIDTH),
    ("ffn_up", INNER, WIDTH),
    ("ffn_down", WIDTH, INNER),
)
