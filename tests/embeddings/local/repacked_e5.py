"""The built-in model's file as a GGUF, without loss: its blocks are llama.cpp's Q4_0 already."""

from __future__ import annotations

from pathlib import Path

import gguf
import numpy as np

from app.embeddings.builtin.weights import WeightFile

_NAMES = {"q": "attn_q", "k": "attn_k", "v": "attn_v", "ao": "attn_output", "fi": "ffn_up", "fo": "ffn_down"}
_NORMS = {"aln": "attn_output_norm", "oln": "layer_output_norm"}


def repack(source: Path, target: Path) -> Path:
    weights = WeightFile(source)
    writer = gguf.GGUFWriter(target, "bert")
    writer.add_name("multilingual-e5-small")
    _add_header(writer, weights)
    _add_vocabulary(writer, weights)
    _add_tensors(writer, weights)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return target


def _add_header(writer: gguf.GGUFWriter, weights: WeightFile) -> None:
    shape = weights.shape
    writer.add_context_length(512)
    writer.add_embedding_length(shape.width)
    writer.add_block_count(shape.layers)
    writer.add_feed_forward_length(shape.inner_width)
    writer.add_head_count(shape.heads)
    writer.add_layer_norm_eps(shape.epsilon)
    writer.add_causal_attention(False)
    writer.add_pooling_type(gguf.PoolingType.MEAN)


def _add_vocabulary(writer: gguf.GGUFWriter, weights: WeightFile) -> None:
    vocabulary = weights.vocabulary()
    control = {vocabulary.begin, vocabulary.end, vocabulary.padding}
    types = [
        gguf.TokenType.CONTROL if i in control else gguf.TokenType.NORMAL
        for i in range(len(vocabulary.pieces))
    ]
    types[vocabulary.unknown] = gguf.TokenType.UNKNOWN
    writer.add_tokenizer_model("t5")
    writer.add_token_list(vocabulary.pieces)
    writer.add_token_scores(vocabulary.scores)
    writer.add_token_types(types)
    writer.add_add_space_prefix(True)
    writer.add_token_type_count(1)
    writer.add_remove_extra_whitespaces(True)
    for add, number in (
        (writer.add_bos_token_id, vocabulary.begin),
        (writer.add_eos_token_id, vocabulary.end),
        (writer.add_sep_token_id, vocabulary.end),
        (writer.add_pad_token_id, vocabulary.padding),
        (writer.add_unk_token_id, vocabulary.unknown),
    ):
        add(number)
    writer.add_add_bos_token(True)
    writer.add_add_eos_token(True)


def _add_tensors(writer: gguf.GGUFWriter, weights: WeightFile) -> None:
    width, inner = weights.shape.width, weights.shape.inner_width

    def blocks(name: str, source: str, columns: int, rows: int | None = None) -> None:
        raw = np.ascontiguousarray(weights.raw_blocks(source, columns)[:rows])
        writer.add_tensor(name, raw.reshape(len(raw), -1), raw_dtype=gguf.GGMLQuantizationType.Q4_0)

    def norm(name: str, source: str) -> None:
        writer.add_tensor(f"{name}.weight", weights.floats(f"{source}.w").copy())
        writer.add_tensor(f"{name}.bias", weights.floats(f"{source}.b").copy())

    words = len(weights.vocabulary().pieces)  # the table has some rows more, which nothing points to
    blocks("token_embd.weight", "emb.word", width, words)
    writer.add_tensor("token_types.weight", weights.floats("emb.type")[:width].reshape(1, width).copy())
    places = weights.floats("emb.pos").reshape(-1, width)[:512]
    writer.add_tensor("position_embd.weight", places.copy())
    norm("token_embd_norm", "emb.ln")
    for layer in range(weights.shape.layers):
        for ours, theirs in _NAMES.items():
            columns = inner if ours == "fo" else width
            blocks(f"blk.{layer}.{theirs}.weight", f"l{layer}.{ours}.w", columns)
            writer.add_tensor(f"blk.{layer}.{theirs}.bias", weights.floats(f"l{layer}.{ours}.b").copy())
        for ours, theirs in _NORMS.items():
            norm(f"blk.{layer}.{theirs}", f"l{layer}.{ours}")
