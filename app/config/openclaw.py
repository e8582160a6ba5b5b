"""The options of the assistant's own tree beside memory search: agents, flush, QMD, providers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from app.config.group import Group, option
from app.config.memory_search import MemorySearch

FLUSH_SYSTEM_PROMPT = (
    "This conversation will soon be shortened. Before that, save what must not be forgotten to the memory "
    "files. Only append; never change or remove what is already written."
)
FLUSH_PROMPT = (
    "Append to memory/YYYY-MM-DD.md whatever from this conversation is worth keeping: decisions, facts, "
    "preferences, open tasks. If there is nothing to keep, answer NO_REPLY."
)


class MemoryFlush(Group, page="flush"):
    enabled: bool = option(
        default=True,
        label="Save before a conversation is shortened",
        help="Ask the assistant to write down what matters before its conversation is compacted.",
    )
    soft_threshold_tokens: int = option(
        default=4000,
        minimum=0,
        maximum=1_000_000,
        label="Tokens before the limit",
        help="How many tokens before the point of compaction the assistant is asked.",
    )
    system_prompt: str = option(
        default=FLUSH_SYSTEM_PROMPT,
        label="System prompt",
        help="Added to the assistant's instructions for this turn.",
    )
    prompt: str = option(
        default=FLUSH_PROMPT,
        label="Prompt",
        help="What the assistant is asked. YYYY-MM-DD becomes today's date; after NO_REPLY nothing is shown.",
    )


class Compaction(Group, page="flush", shared=True):
    reserve_tokens_floor: int = option(
        default=20_000,
        minimum=0,
        maximum=10_000_000,
        label="Reserved tokens",
        help="Tokens that the assistant keeps free for its answer; compaction begins before they are "
        "touched.",
    )
    memory_flush: MemoryFlush = MemoryFlush()


class AgentDefaults(Group, page="memory", shared=True):
    workspace: str | None = option(
        default=None,
        label="Memory folder",
        help="The folder with MEMORY.md and memory/. Unset: the OpenClaw workspace if there is one.",
        example="~/Documents/Memoro",
    )
    memory_search: MemorySearch = MemorySearch()
    compaction: Compaction = Compaction()


class Agent(Group, page="memory", shared=True):
    """One entry of `agents.list[]`; `memory_search` is what differs from the defaults."""

    id: str = option(
        default="main", label="Agent", help="The agent's id; it names its index.", example="work"
    )
    default: bool = option(
        default=False, label="Default agent", help="The agent that is meant when none is named."
    )
    name: str | None = option(default=None, label="Name", help="How the agent is shown.", example="Work")
    workspace: str | None = option(
        default=None, label="Memory folder", help="This agent's own memory folder.", example="~/work-memory"
    )
    memory_search: Mapping[str, Any] = option(
        default={},
        label="Differences",
        help="Options of memory search that differ for this agent, in the same shape as the defaults.",
        example={},
    )


class Agents(Group, page="memory", shared=True):
    defaults: AgentDefaults = AgentDefaults()
    list_: tuple[Agent, ...] = option(
        default=(), label="Assistants", help="Assistants with a memory or with settings of their own."
    )


class QmdPath(Group, page="qmd"):
    path: str = option(default="", label="Path", help="A folder or file.", example="~/notes")
    pattern: str = option(default="**/*.md", label="Pattern", help="Which files in the folder.")
    name: str | None = option(
        default=None, label="Name", help="A lasting name of the collection.", example="docs"
    )


class QmdSessions(Group, page="qmd"):
    enabled: bool = option(
        default=False, label="Conversations", help="Give cleaned conversations to QMD as well."
    )
    retention_days: int | None = option(
        default=None,
        minimum=1,
        maximum=36500,
        label="Keep for … days",
        help="Older conversations are taken out. Unset: keep all.",
        example=30,
    )
    export_dir: str | None = option(
        default=None,
        label="Folder for conversations",
        help="Where they are written for QMD. Unset: in the assistant's state folder.",
        example="~/qmd-sessions",
    )


class QmdUpdate(Group, page="qmd"):
    interval: str = option(
        default="5m", label="Update every", help="A time such as 30s, 5m or 1h; 0 is never."
    )
    debounce_ms: int = option(
        default=15_000, minimum=0, maximum=3_600_000, label="Least pause (ms)", help="Between two updates."
    )
    on_boot: bool = option(default=True, label="Update at start", help="Update when the program starts.")
    wait_for_boot_sync: bool = option(
        default=False, label="Wait for it", help="Whether the start waits for the first update."
    )
    embed_interval: str = option(
        default="60m", label="Embed every", help="A time such as 30m or 2h; 0 is never."
    )
    command_timeout_ms: int = option(
        default=30_000,
        minimum=100,
        maximum=3_600_000,
        label="Time for a command (ms)",
        help="Then it is ended.",
    )
    update_timeout_ms: int = option(
        default=120_000,
        minimum=100,
        maximum=86_400_000,
        label="Time for an update (ms)",
        help="Then it is ended.",
    )
    embed_timeout_ms: int = option(
        default=120_000,
        minimum=100,
        maximum=86_400_000,
        label="Time for embedding (ms)",
        help="Then it is ended.",
    )


class QmdLimits(Group, page="qmd"):
    max_results: int = option(default=6, minimum=1, maximum=100, label="Results", help="At most so many.")
    max_snippet_chars: int = option(
        default=700, minimum=50, maximum=10_000, label="Characters of a snippet", help="Longer ones are cut."
    )
    max_injected_chars: int = option(
        default=4000,
        minimum=100,
        maximum=100_000,
        label="Characters in all",
        help="Of one answer to an assistant.",
    )
    timeout_ms: int = option(
        default=4000,
        minimum=100,
        maximum=600_000,
        label="Time for a search (ms)",
        help="Then the built-in engine answers.",
    )


class ScopeMatch(Group, page="qmd"):
    chat_type: Literal["direct", "group", "channel"] | None = option(
        default=None, label="Kind of chat", help="Direct, group or channel.", example="direct"
    )
    key_prefix: str | None = option(
        default=None,
        label="Start of the key",
        help="Of the session's key in lower case, without the part agent:<id>:.",
        example="discord:channel:",
    )
    raw_key_prefix: str | None = option(
        default=None,
        label="Start of the whole key",
        help="Of the session's key in lower case, with the part agent:<id>:.",
        example="agent:main:discord:",
    )


class ScopeRule(Group, page="qmd"):
    action: Literal["allow", "deny"] = option(
        default="deny", label="Answer", help="Allow or deny the search."
    )
    match: ScopeMatch = ScopeMatch()


class QmdScope(Group, page="qmd"):
    default: Literal["allow", "deny"] = option(
        default="deny", label="Otherwise", help="What happens when no rule matches."
    )
    rules: tuple[ScopeRule, ...] = option(
        default=(ScopeRule(action="allow", match=ScopeMatch(chat_type="direct")),),
        label="Who may search",
        help="The first rule that matches a session decides. By default only direct chats may search.",
        example=[
            {"action": "allow", "match": {"chatType": "direct"}},
            {"action": "deny", "match": {"keyPrefix": "discord:channel:"}},
            {"action": "deny", "match": {"rawKeyPrefix": "agent:main:discord:"}},
        ],
    )


class Qmd(Group, page="qmd"):
    command: str = option(default="qmd", label="Program", help="Name or path of the QMD program.")
    search_mode: Literal["search", "vsearch", "query"] = option(
        default="search",
        label="Kind of search",
        help="By words, by meaning, or both with re-ranking (slow).",
    )
    include_default_memory: bool = option(
        default=True, label="Include the memory", help="Search MEMORY.md and memory/ besides the paths below."
    )
    paths: tuple[QmdPath, ...] = option(default=(), label="Paths", help="More folders for QMD to search.")
    sessions: QmdSessions = QmdSessions()
    update: QmdUpdate = QmdUpdate()
    limits: QmdLimits = QmdLimits()
    scope: QmdScope = QmdScope()


class Memory(Group, page="memory"):
    citations: Literal["auto", "on", "off"] = option(
        default="auto",
        page="search",
        label="Citations",
        help="Whether assistants get “Source: path#line” with each result. “auto”: in direct chats only.",
    )
    backend: Literal["builtin", "qmd"] = option(
        default="builtin",
        page="qmd",
        label="Search engine for assistants",
        help="“qmd” asks the separate program QMD and falls back on the built-in engine.",
    )
    qmd: Qmd = Qmd()


class ModelProvider(Group, page="embeddings", shared=True):
    base_url: str | None = option(
        default=None, label="Address", help="Address of this provider.", example="https://api.openai.com/v1"
    )
    api_key: str | None = option(
        default=None, secret=True, label="Key", help="Used when no other key is set up.", example="…"
    )
    headers: Mapping[str, str] = option(
        default={},
        secret=True,
        label="Headers",
        help="Sent with every request to it.",
        example={"X-Project": "…"},
    )


class Models(Group, page="embeddings", shared=True):
    providers: Mapping[str, ModelProvider] = option(
        default={},
        label="Providers",
        help="Addresses and keys by provider: openai, google, voyage, mistral …",
    )


class Slots(Group, page="memory", shared=True):
    memory: str = option(
        default="memory-core",
        label="Memory plugin",
        help="“none” takes the memory tools away from all assistants.",
    )


class Plugins(Group, page="memory", shared=True):
    slots: Slots = Slots()
