"""What is indexed and when, the cache, sqlite-vec, and conversations."""

from __future__ import annotations

from tests.parity.statement import differs, shown

SYNC, REBUILD, VECTORS = "index/test_sync.py::", "index/test_rebuild.py::", "index/test_vectors.py::"
SESSIONS, GAPS = "engine/test_sessions.py::", "parity/test_gaps.py::"
DEFAULTS = "config/test_options.py::test_the_defaults_of_the_specification"

STATEMENTS = (
    shown(
        "Chunks of about 400 tokens with 80 of overlap.",
        "text/test_chunks.py::test_the_defaults_are_1600_and_320_characters",
        "text/test_chunks.py::test_overlap_is_at_most_what_was_asked_and_inside_one_section",
    ),
    shown(
        "One SQLite file for each agent; store.path moves it and takes {agentId}.",
        "config/test_options.py::test_the_index_of_an_agent",
        "engine/test_engine.py::test_two_agents_have_two_memories",
    ),
    differs(
        "It lies in ~/.openclaw/memory (in one of the documents, ~/.openclaw/state/memory).",
        "It lies in Memoro's data folder; OpenClaw's index is never touched.",
        "parity/test_openclaw_files.py::test_an_index_of_openclaw_is_never_touched",
    ),
    shown(
        "Its tables: files, chunks, vectors (vec0), full text (FTS5), the cache of embeddings, meta.",
        GAPS + "test_the_tables_of_an_index_by_their_roles",
    ),
    shown(
        "MEMORY.md and memory/ are watched, with a debounce of 1.5 s.",
        DEFAULTS,
        "index/test_watcher.py::test_changes_of_notes_are_heard",
    ),
    shown("A sync begins with a session.", GAPS + "test_a_session_that_begins_syncs"),
    shown(
        "A sync begins with a search when something changed, and the search does not wait.",
        GAPS + "test_a_search_begins_the_sync_that_waits_and_does_not_wait_for_it",
        GAPS + "test_without_on_search_a_search_begins_none",
    ),
    differs(
        "A search waits for the sync when something changed (one of the documents).",
        "The others say that it does not; it waits only where the index is still empty.",
        "cli/test_commands.py::test_search_needs_no_index_before",
    ),
    shown("A sync by an interval.", GAPS + "test_an_interval_syncs_again_and_again"),
    shown(
        "Only changed files are indexed again, by their hash; files that are gone leave the index.",
        SYNC + "test_nothing_is_read_when_nothing_changed",
        SYNC + "test_the_same_content_with_another_time_is_not_cut_again",
        SYNC + "test_deleted_and_renamed_notes_leave_in_the_same_sync",
    ),
    shown(
        "A change of chunk parameters builds the index anew by itself.",
        REBUILD + "test_the_reasons_for_a_rebuild",
        REBUILD + "test_another_model_and_other_chunks_at_once",
    ),
    differs(
        "A change of provider, model or endpoint resets the whole store.",
        "Keywords stay and the older vectors answer until the newer ones are complete.",
        "engine/test_engine.py::test_an_older_generation_answers_until_the_new_one_is_complete",
        "end2end/test_generations.py::test_the_endpoint_that_was_left_still_answers_for_its_generation",
    ),
    shown(
        "A rebuild is made aside and takes the old one's place at once.",
        REBUILD + "test_the_old_index_answers_until_the_new_one_is_complete",
        "index/test_kill.py::test_killed_at_random_moments",
    ),
    # Cache
    shown(
        "Embeddings are cached by their text; nothing unchanged is embedded again.",
        REBUILD + "test_a_rebuild_on_demand_asks_for_no_embedding_again",
        "end2end/test_remote_provider.py::test_each_text_is_paid_for_once_also_over_rebuilds_and_restarts",
    ),
    shown(
        "cache.enabled, cache.maxEntries 50,000.",
        DEFAULTS,
        "index/test_embeddings.py::test_the_least_recently_used_leave_the_cache",
        "index/test_embeddings.py::test_without_a_cache_only_rows_in_use_stay",
    ),
    # sqlite-vec
    shown(
        "sqlite-vec searches in the database, where it is there.",
        VECTORS + "test_sqlite_vec_and_the_matrix_give_the_same_results",
        VECTORS + "test_auto_takes_sqlite_vec_beyond_the_memory",
    ),
    shown(
        "Missing or broken: it is said, and vectors are compared in the process.",
        VECTORS + "test_a_broken_extension_is_said_once_and_the_matrix_serves",
    ),
    shown(
        "store.vector.enabled = false: no table of vectors, and they are compared in the process.",
        GAPS + "test_with_vectors_in_the_database_switched_off_they_are_compared_in_the_process",
    ),
    shown(
        "store.vector.extensionPath names another one.",
        VECTORS + "test_a_broken_extension_is_said_once_and_the_matrix_serves",
    ),
    # Conversations
    shown(
        "They are opt-in: experimental.sessionMemory and sources with sessions.",
        SESSIONS + "test_both_switches_are_needed",
        SESSIONS + "test_switching_off_takes_them_out",
    ),
    shown(
        "They are indexed in the background beyond 100,000 bytes or 50 lines of new text.",
        DEFAULTS,
        "notes/transcripts/test_transcripts.py::test_how_much_is_enough_to_read_again",
        "engine/test_session_freshness.py::test_five_quiet_seconds_then_what_has_grown_enough",
        SESSIONS + "test_what_is_said_is_indexed_soon_when_it_is_enough",
        SESSIONS + "test_below_the_thresholds_it_is_found_a_little_later",
    ),
    shown(
        "memory_search never waits for them, and may be a little behind.",
        SESSIONS + "test_a_search_answers_while_conversations_are_still_read",
        SESSIONS + "test_what_is_said_is_indexed_soon_when_it_is_enough",
    ),
    shown(
        "Results are snippets only; memory_get does not read conversations.",
        SESSIONS + "test_an_agent_may_search_conversations_but_not_read_them",
    ),
    shown(
        "Index, conversations and settings are apart for each agent.",
        SESSIONS + "test_each_agent_has_its_own_conversations",
        "engine/test_agents.py::test_agents_whose_names_look_alike_on_the_disk_are_apart",
        "parity/test_agents.py::test_every_setting_may_differ_for_one_agent",
    ),
    shown(
        "They are read from agents/<agentId>/sessions/*.jsonl: what was said, with lines that map back.",
        "notes/transcripts/test_transcripts.py::test_only_what_was_said_counts",
        "index/test_transcripts.py::test_a_conversation_is_found_by_its_words_and_lines",
    ),
    shown(
        "They are cleaned of secrets and of what tools returned.",
        SESSIONS + "test_secrets_stay_in_the_file_alone",
        "notes/transcripts/test_transcripts.py::test_secrets_are_masked_and_the_file_stays_as_it_is",
    ),
)
