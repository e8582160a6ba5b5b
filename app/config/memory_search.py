"""The options under `agents.defaults.memorySearch`: what is searched, how, and who makes the embeddings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from app.config.group import Group, option

Provider = Literal["auto", "builtin", "openai", "gemini", "voyage", "mistral", "ollama", "local", "none"]
Fallback = Literal["none", "builtin", "openai", "gemini", "voyage", "mistral", "ollama", "local"]
Source = Literal["memory", "sessions"]
Modality = Literal["image", "audio", "all"]

LOCAL_MODEL = "hf:ggml-org/embeddinggemma-300m-qat-q8_0-GGUF/embeddinggemma-300m-qat-Q8_0.gguf"


class Chunking(Group, page="index", cost="rebuild"):
    tokens: int = option(
        default=400,
        minimum=16,
        maximum=4000,
        label="Size of a piece",
        help="Notes are cut into pieces of about this many tokens (4 letters, or one Chinese, Japanese or "
        "Korean character, are one token). Small pieces answer more exactly, large ones keep more context.",
    )
    overlap: int = option(
        default=80,
        minimum=0,
        maximum=2000,
        label="Overlap of pieces",
        help="How many tokens at the end of a piece are repeated at the start of the next one.",
    )


class Mmr(Group, page="search"):
    enabled: bool = option(
        default=False,
        label="Avoid near duplicates",
        help="Of several results that say nearly the same, show one and make room for others.",
    )
    lambda_: float = option(
        default=0.7,
        minimum=0,
        maximum=1,
        label="Relevance against variety",
        help="1 looks at relevance only, 0 at variety only.",
    )


class TemporalDecay(Group, page="search"):
    enabled: bool = option(
        default=False,
        label="Prefer recent notes",
        help="Let dated notes fade with age. MEMORY.md and undated notes in the memory folder never fade.",
    )
    half_life_days: float = option(
        default=30,
        minimum=1,
        maximum=36500,
        label="Half-life in days",
        help="After this many days a dated note counts half.",
    )


class Hybrid(Group, page="search"):
    enabled: bool = option(
        default=True,
        label="Search by words and by meaning",
        help="If off, only the meaning counts where there are embeddings, else only the words.",
    )
    fusion: Literal["calibrated", "weighted"] = option(
        default="calibrated",
        label="How words and meaning are combined",
        help="“calibrated” compares each score with what is usual for the question; “weighted” adds the raw "
        "scores as OpenClaw does.",
    )
    vector_weight: float = option(
        default=0.7,
        minimum=0,
        maximum=1,
        label="Weight of meaning",
        help="Share of the meaning in the score. The two weights are scaled so that they add up to 1.",
    )
    text_weight: float = option(
        default=0.3, minimum=0, maximum=1, label="Weight of words", help="Share of the words in the score."
    )
    candidate_multiplier: int = option(
        default=4,
        minimum=1,
        maximum=20,
        label="Candidates per result",
        help="With “weighted”: how many candidates each search collects for one result.",
    )
    mmr: Mmr = Mmr()
    temporal_decay: TemporalDecay = TemporalDecay()


class Query(Group, page="search"):
    max_results: int = option(
        default=6,
        minimum=1,
        maximum=100,
        label="Results for an assistant",
        help="How many results a search returns when the assistant does not ask for a number.",
    )
    min_score: float | None = option(
        default=None,
        minimum=0,
        maximum=1,
        label="Lowest score",
        help="Results below it are left out, except those with all the words of the question. "
        "Unset: 0.30 for “calibrated”, 0.35 for “weighted”.",
        example=0.3,
    )
    hybrid: Hybrid = Hybrid()


class Vector(Group, page="index"):
    enabled: bool = option(
        default=True,
        label="Use sqlite-vec",
        help="Let the database compare the vectors where that is the better way.",
    )
    engine: Literal["auto", "sqlite-vec", "matrix"] = option(
        default="auto",
        label="Vector engine",
        help="“matrix” keeps all vectors in memory and is faster, “sqlite-vec” needs little memory; “auto” "
        "takes the matrix while it fits. Both give the same results.",
    )
    extension_path: str | None = option(
        default=None,
        label="Own sqlite-vec library",
        help="Path of a sqlite-vec extension to use in place of the one that comes with the program.",
        example="/usr/lib/sqlite-vec/vec0.so",
    )
    memory_mb: int = option(
        default=256,
        minimum=16,
        maximum=65536,
        label="Memory for vectors (MiB)",
        help="“auto” keeps the vectors in memory up to this size.",
    )


class Store(Group, page="index"):
    path: str | None = option(
        default=None,
        cost="restart",
        label="Index file",
        help="Where the index is kept; {agentId} stands for the assistant. Unset: in the program's "
        "data folder.",
        example="~/indexes/{agentId}.sqlite",
    )
    vector: Vector = Vector()


class SessionSync(Group, page="sessions"):
    folder: str | None = option(
        default=None,
        cost="rebuild",
        label="Folder of conversations",
        help="Where the conversations (JSON Lines) are; {agentId} stands for the assistant. Unset: in "
        "OpenClaw's own folder.",
        example="~/conversations/{agentId}",
    )
    delta_bytes: int = option(
        default=100_000,
        minimum=0,
        maximum=1_000_000_000,
        label="New bytes before indexing",
        help="A conversation is indexed again once it has grown by so many bytes. 0: at any change.",
    )
    delta_messages: int = option(
        default=50,
        minimum=0,
        maximum=1_000_000,
        label="New lines before indexing",
        help="A conversation is indexed again once it has so many new lines. 0: at any change.",
    )


class Sync(Group, page="sync"):
    watch: bool = option(
        default=True, label="Watch the folders", help="Notice changed notes by themselves, within seconds."
    )
    watch_debounce_ms: int = option(
        default=1500,
        minimum=50,
        maximum=600_000,
        label="Wait after a change (ms)",
        help="How long to wait after the last change before indexing, so that a file can be finished.",
    )
    on_session_start: bool = option(
        default=True,
        label="At the start of a session",
        help="Look for changes when an assistant begins a session.",
    )
    on_search: bool = option(
        default=True,
        label="At a search",
        help="Look for changes in the background when a search finds that something may have changed.",
    )
    interval_minutes: int = option(
        default=0,
        minimum=0,
        maximum=10_080,
        label="Every … minutes",
        help="Look for changes at this interval as well. 0: never.",
    )
    sessions: SessionSync = SessionSync()


class Cache(Group, page="embeddings"):
    enabled: bool = option(
        default=True,
        label="Keep embeddings",
        help="Keep the embedding of every text, so that no text is computed or paid for twice.",
    )
    max_entries: int = option(
        default=50_000,
        minimum=0,
        maximum=10_000_000,
        label="Embeddings to keep",
        help="How many embeddings are kept beside those in use; the longest unused leave first.",
    )


class Batch(Group, page="embeddings"):
    enabled: bool = option(
        default=False,
        label="Batch jobs",
        help="Let OpenAI, Gemini or Voyage embed large amounts as a batch job: cheaper, but slower to start.",
    )
    wait: bool = option(
        default=True, label="Wait for batch jobs", help="If off, a job is picked up when it is finished."
    )
    concurrency: int = option(
        default=2, minimum=1, maximum=16, label="Batch jobs at once", help="How many jobs may run together."
    )
    poll_interval_ms: int = option(
        default=2000,
        minimum=200,
        maximum=3_600_000,
        label="Ask every … ms",
        help="How often the provider is asked whether a job is finished.",
    )
    timeout_minutes: int = option(
        default=60,
        minimum=1,
        maximum=1440,
        label="Give up after … minutes",
        help="A job that takes longer is given up and the texts are sent one request at a time.",
    )


class Remote(Group, page="embeddings"):
    base_url: str | None = option(
        default=None,
        cost="embed",
        label="Address of the service",
        help="For a service that speaks the OpenAI, Gemini, Voyage, Mistral or Ollama protocol elsewhere. "
        "A key of the vendor is never sent to it.",
        example="https://api.example.com/v1",
    )
    api_key: str | None = option(
        default=None,
        secret=True,
        label="Key",
        help="The program itself keeps keys in the system's password store; a key written here comes first.",
        example="…",
    )
    headers: Mapping[str, str] = option(
        default={},
        secret=True,  # one of them may be a key
        cost="embed",
        label="Additional headers",
        help="Sent with every request; they win over those of models.providers.",
        example={"X-Organization": "…"},
    )
    batch: Batch = Batch()


class Local(Group, page="embeddings"):
    model_path: str | None = option(
        default=None,
        cost="embed",
        label="Local model",
        help="A GGUF file or an hf: address for the provider “local”; it is downloaded at its first use.",
        example=LOCAL_MODEL,
    )
    model_cache_dir: str | None = option(
        default=None,
        label="Folder for models",
        help="Where downloaded models are kept. Unset: in the program's cache folder.",
        example="~/models",
    )


class Multimodal(Group, page="embeddings", cost="rebuild"):
    enabled: bool = option(
        default=False,
        label="Images and sound",
        help="Index images and sound in the extra paths. Their bytes are sent to the Gemini service. Needs "
        "the provider gemini, the model gemini-embedding-2-preview and the fallback none.",
    )
    modalities: tuple[Modality, ...] = option(
        default=("all",), label="Kinds of files", help="Images, sound, or all of them."
    )
    max_file_bytes: int = option(
        default=10_000_000,
        minimum=1,
        maximum=1_000_000_000,
        label="Largest file (bytes)",
        help="Larger images and recordings are left out.",
    )


class Experimental(Group, page="sessions", cost="rebuild"):
    session_memory: bool = option(
        default=False,
        label="Remember conversations",
        help="Index the assistant's conversations too. Also needs “sessions” among the sources.",
    )


class MemorySearch(Group, page="memory", cost="none"):
    enabled: bool = option(
        default=True, label="Memory search", help="Whether assistants may search and read this memory."
    )
    provider: Provider = option(
        default="auto",
        page="embeddings",
        cost="embed",
        label="Embeddings by",
        help="Who turns text into vectors. “auto” takes a local model or a key that is set up, else the "
        "built-in model, which needs neither key nor network. “none” searches by words only.",
    )
    model: str | None = option(
        default=None,
        page="embeddings",
        cost="embed",
        label="Model",
        help="The embedding model. Unset: the provider's usual one.",
        example="text-embedding-3-small",
    )
    fallback: Fallback = option(
        default="none",
        page="embeddings",
        label="If the provider fails",
        help="Another provider to use, with its usual model, when the chosen one fails. Results say so.",
    )
    output_dimensionality: int | None = option(
        default=None,
        minimum=128,
        maximum=3072,
        page="embeddings",
        cost="embed",
        label="Numbers per vector",
        help="Only for Gemini embedding 2: 768, 1536 or 3072.",
        example=3072,
    )
    sources: tuple[Source, ...] = option(
        default=("memory",),
        cost="rebuild",
        label="What is searched",
        help="“memory” are the notes, “sessions” the assistant's conversations.",
    )
    extra_paths: tuple[str, ...] = option(
        default=(),
        label="Additional folders and files",
        help="Absolute, or relative to the memory folder; ~ and environment variables work. Folders are "
        "searched for Markdown files with everything below. An assistant's own list is added to this one.",
        example=["../team-docs", "~/notes/overview.md"],
    )
    exclude: tuple[str, ...] = option(
        default=(),
        label="Left out",
        help="Patterns of files and folders that are not indexed: “drafts/”, “*.tmp.md”, “memory/old/**”.",
        example=["drafts/", "*.tmp.md"],
    )
    chunking: Chunking = Chunking()
    query: Query = Query()
    store: Store = Store()
    sync: Sync = Sync()
    cache: Cache = Cache()
    remote: Remote = Remote()
    local: Local = Local()
    multimodal: Multimodal = Multimodal()
    experimental: Experimental = Experimental()
