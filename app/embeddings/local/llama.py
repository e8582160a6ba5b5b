"""llama.cpp by its C interface: one model, and contexts in which a thread computes vectors with it.

`llama_cpp.Llama` is made for chats: one context, its own copy of every number as a Python float, and no room
for the mark of the end when it cuts a text. Only the child process imports this module.
"""

from __future__ import annotations

import ctypes
import logging
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import llama_cpp as api
import numpy as np

from app.embeddings.local.errors import answers_questions, not_computed, not_loadable, sorts_results
from app.embeddings.provider import Vectors

LONGEST_TEXT = 1024
"""Tokens of a text that are read, if the model allows for so many: twice a usual piece of a note and more."""
BATCH_TOKENS = 512
"""Tokens that are computed at once: enough to use the cores well, and soon done when a question comes."""
_LEAST_BATCH = 128
_BATCH_BYTES = 128_000_000
_ERROR_LEVEL = 4  # GGML_LOG_LEVEL_ERROR

_complaints: list[str] = []

log = logging.getLogger(__name__)


def _take(level: int, text: bytes, _: Any) -> None:
    line = text.decode("utf-8", "replace").strip()
    if level == _ERROR_LEVEL and line:
        _complaints.append(line)
        del _complaints[5:]
        log.error("llama.cpp: %s", line)


_listener = api.llama_log_callback(_take)  # llama.cpp itself keeps no reference that would keep it alive


def listen_to_llama() -> None:
    """Take over llama.cpp's log: keep its complaints for our own sentences."""
    api.llama_log_set(_listener, ctypes.c_void_p(0))


def complaint() -> str:
    """The first error that llama.cpp reported since the last call, which names the cause; "" if none."""
    first = _complaints[0].partition(": ")[2].rstrip(". ") if _complaints else ""
    _complaints.clear()
    return first


class LlamaModel:
    """A loaded model. Any number of contexts in any threads may use it."""

    def __init__(self, path: Path) -> None:
        api.llama_backend_init()
        listen_to_llama()
        self.path = path
        options = api.llama_model_default_params()
        self.handle = api.llama_model_load_from_file(str(path).encode("utf-8"), options)
        if not self.handle:
            raise not_loadable(path, complaint())
        self.vocabulary = api.llama_model_get_vocab(self.handle)
        self.parameters = int(api.llama_model_n_params(self.handle))
        self.width = int(api.llama_model_n_embd_out(self.handle))
        self.limit = min(int(api.llama_model_n_ctx_train(self.handle)), LONGEST_TEXT)
        self.batch_tokens = self._choose_batch()
        self.decodes = bool(api.llama_model_has_decoder(self.handle))
        self.pooling = self._choose_pooling()

    def metadata(self, key: str) -> str:
        """An entry of the file's header as text, or ""."""
        buffer = ctypes.create_string_buffer(512)
        length = api.llama_model_meta_val_str(self.handle, key.encode("ascii"), buffer, len(buffer))
        return buffer.value.decode("utf-8", "replace") if length >= 0 else ""

    @property
    def architecture(self) -> str:
        return self.metadata("general.architecture")

    @property
    def name(self) -> str:
        return self.metadata("general.name") or self.path.stem

    def tokens(self, text: str) -> list[int]:
        """The text's tokens with the model's marks of begin and end, cut to what the model can read."""
        data = text.encode("utf-8", "replace")
        room = len(data) + 16
        ids = (api.llama_token * room)()
        count = api.llama_tokenize(self.vocabulary, data, len(data), ids, room, True, False)
        if count < 0:
            raise not_computed("The text could not be cut into tokens")
        found = list(ids[:count])
        if count > self.limit:
            ends = {api.llama_vocab_sep(self.vocabulary), api.llama_vocab_eos(self.vocabulary)}
            last = found[-1:] if found[-1] in ends else []
            found = found[: self.limit - len(last)] + last
        return found or [max(int(api.llama_vocab_bos(self.vocabulary)), 0)]

    def _choose_batch(self) -> int:
        """llama.cpp reserves (and clears) a number for each word of the vocabulary and each token of a batch,
        though embeddings need none of them: 1 MB a token for the 250,000 words of a multilingual model.
        """
        words = int(api.llama_vocab_n_tokens(self.vocabulary))
        return max(min(BATCH_TOKENS, _BATCH_BYTES // (4 * words)), _LEAST_BATCH)

    def _choose_pooling(self) -> int:
        """How token vectors become one: as the header says; encoders that say nothing take the mean."""
        said = self.metadata(f"{self.architecture}.pooling_type")
        pooling = int(said) if said.isdigit() else api.LLAMA_POOLING_TYPE_NONE
        if pooling == api.LLAMA_POOLING_TYPE_RANK:
            raise sorts_results(self.path.name)
        if pooling != api.LLAMA_POOLING_TYPE_NONE:
            return pooling
        causal = self.metadata(f"{self.architecture}.attention.causal") != "false"
        if causal and not api.llama_model_has_encoder(self.handle):
            raise answers_questions(self.path.name)
        return int(api.LLAMA_POOLING_TYPE_MEAN)


class LlamaContext:
    """Where one thread computes vectors with a model: on so many threads, for so many texts at once."""

    def __init__(self, model: LlamaModel, threads: int, texts: int) -> None:
        self._model = model
        options = api.llama_context_default_params()
        # A batch goes through in one piece: where llama.cpp would have to cut a text in two, it aborts.
        options.n_ctx = options.n_batch = options.n_ubatch = room = max(model.limit, model.batch_tokens)
        options.n_seq_max = texts
        options.kv_unified = True
        options.n_threads = options.n_threads_batch = threads
        options.embeddings = True
        options.pooling_type = model.pooling
        self._handle = api.llama_init_from_model(model.handle, options)
        if not self._handle:
            raise not_loadable(model.path, complaint())
        self._memory = api.llama_get_memory(self._handle)
        self._batch = api.llama_batch_init(room, 0, 1)

    def embed(self, texts: Sequence[Sequence[int]]) -> Vectors:
        """One vector for each text given in tokens, shape (texts, width); together they fit into a batch."""
        for position, (number, place, token) in enumerate(_numbered(texts)):
            self._batch.token[position] = token
            self._batch.pos[position] = place
            self._batch.n_seq_id[position] = 1
            self._batch.seq_id[position][0] = number
            self._batch.logits[position] = 1
        self._batch.n_tokens = sum(map(len, texts))
        self._compute()
        vectors = np.empty((len(texts), self._model.width), np.float32)
        for number in range(len(texts)):
            values = api.llama_get_embeddings_seq(self._handle, number)
            if not values:
                raise not_computed("The model gave no vector")
            vectors[number] = np.ctypeslib.as_array(values, (self._model.width,))
        return vectors

    def _compute(self) -> None:
        if self._memory:
            api.llama_memory_clear(self._memory, True)
        work = api.llama_decode if self._memory and self._model.decodes else api.llama_encode
        if work(self._handle, self._batch):
            raise not_computed(complaint())


def make_batches(lengths: Sequence[int], budget: int, most: int) -> Iterator[list[int]]:
    """Indices of the texts, shortest first, in groups of at most `most` texts and `budget` tokens, or one."""
    group: list[int] = []
    tokens = 0
    for index in sorted(range(len(lengths)), key=lengths.__getitem__):
        if group and (tokens + lengths[index] > budget or len(group) == most):
            yield group
            group, tokens = [], 0
        group.append(index)
        tokens += lengths[index]
    if group:
        yield group


def _numbered(texts: Sequence[Sequence[int]]) -> Iterator[tuple[int, int, int]]:
    for number, tokens in enumerate(texts):
        for place, token in enumerate(tokens):
            yield number, place, token
