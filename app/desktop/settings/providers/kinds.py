"""What there is to choose from, in the order of the page, and what each card says of itself."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication


class Kind(NamedTuple):
    """`provider` as in the settings. `remote`: notes leave this computer.

    `key_page` is where a key is made, `billing_page` where the account gets credit.
    """

    id: str
    provider: str
    remote: bool = True
    needs_key: bool = False
    takes_address: bool = False
    has_models: bool = False
    key_page: str = ""
    billing_page: str = ""


KINDS = (
    Kind("auto", "auto", remote=False),
    Kind("builtin", "builtin", remote=False),
    Kind("local", "local", remote=False),
    Kind("ollama", "ollama", remote=False, takes_address=True, has_models=True),
    Kind(
        "openai", "openai", needs_key=True, has_models=True, key_page="https://platform.openai.com/api-keys",
        billing_page="https://platform.openai.com/settings/organization/billing/overview",
    ),
    Kind(
        "gemini", "gemini", needs_key=True, has_models=True, key_page="https://aistudio.google.com/apikey",
        billing_page="https://aistudio.google.com/billing",
    ),
    Kind(
        "voyage", "voyage", needs_key=True, key_page="https://dashboard.voyageai.com/api-keys",
        billing_page="https://dashboard.voyageai.com/organization/billing",
    ),
    Kind(
        "mistral", "mistral", needs_key=True, has_models=True, key_page="https://console.mistral.ai/api-keys",
        billing_page="https://console.mistral.ai/billing",
    ),
    Kind("compatible", "openai", needs_key=True, takes_address=True, has_models=True),
    Kind("none", "none", remote=False),
)  # fmt: skip
SIMPLE = ("auto", "none")  # nothing to set up


def title(kind: Kind) -> str:
    translate = QCoreApplication.translate
    return {
        "auto": translate("ProviderKinds", "Automatic"),
        "none": translate("ProviderKinds", "Words only"),
        "builtin": translate("ProviderKinds", "Built-in model"),
        "local": translate("ProviderKinds", "Larger local model"),
        "ollama": "Ollama",
        "openai": "OpenAI",
        "gemini": "Google Gemini",
        "voyage": "Voyage AI",
        "mistral": "Mistral",
        "compatible": translate("ProviderKinds", "Another compatible server"),
    }[kind.id]


def summary(kind: Kind) -> str:
    translate = QCoreApplication.translate
    return {
        "auto": translate(
            "ProviderKinds",
            "A local model or a key that is set up, else the built-in model.",
        ),
        "none": translate("ProviderKinds", "No embeddings at all: notes are found by their words."),
        "builtin": translate(
            "ProviderKinds", "Works now, nothing leaves this computer. About 100 languages."
        ),
        "local": translate(
            "ProviderKinds",
            "Understands more, nothing leaves this computer. One download, slower.",
        ),
        "ollama": translate(
            "ProviderKinds", "For those who run Ollama already. Nothing leaves this computer."
        ),
        "openai": translate("ProviderKinds", "Cheap and fast. Your notes are sent to OpenAI."),
        "gemini": translate("ProviderKinds", "Many languages. Your notes are sent to Google."),
        "voyage": translate("ProviderKinds", "Made for search. Your notes are sent to Voyage AI."),
        "mistral": translate("ProviderKinds", "From Europe. Your notes are sent to Mistral."),
        "compatible": translate(
            "ProviderKinds", "LM Studio, vLLM, a company's gateway: whatever speaks OpenAI's protocol."
        ),
    }[kind.id]
