"""The QMD backend."""

from __future__ import annotations

from tests.parity.statement import differs, shown

BACKEND, CLIENT, REAL = (
    "engine/backends/test_qmd.py::",
    "search/qmd/test_client.py::",
    "search/qmd/test_real.py::",
)
ASKERS, EXPORT = "search/qmd/test_askers.py::", "engine/backends/test_session_export.py::"
COLLECTIONS, PROGRAM = "search/qmd/test_collections.py::", "search/qmd/test_program.py::"

STATEMENTS = (
    shown(
        "Off by default; memory.backend = qmd switches it on.",
        "config/test_options.py::test_the_defaults_of_the_specification",
        BACKEND + "test_settings_that_change_change_the_engine",
    ),
    shown(
        "The program is found on the PATH, or where memory.qmd.command says.",
        PROGRAM + "test_a_name_is_looked_up_and_a_path_may_begin_with_the_home",
    ),
    shown(
        "It runs in XDG homes of its own below agents/<agentId>/qmd, named xdg-config and xdg-cache.",
        CLIENT + "test_every_call_has_the_home_of_this_agent",
        PROGRAM + "test_a_home_of_its_own_with_the_users_models",
        REAL + "test_the_users_own_qmd_is_not_touched",
    ),
    differs(
        "That folder lies in ~/.openclaw.",
        "Memoro keeps its own data folder and never touches OpenClaw's.",
        "parity/test_openclaw_files.py::test_an_index_of_openclaw_is_never_touched",
    ),
    differs(
        "Windows is best served by WSL2.",
        "It runs natively: what npm puts there is started without a shell.",
        PROGRAM + "test_a_windows_script_of_npm_is_not_run_but_read",
    ),
    shown(
        "Models are downloaded by QMD at its first use, and shared with the user's own QMD.",
        PROGRAM + "test_a_home_of_its_own_with_the_users_models",
    ),
    shown(
        "Collections are made by “collection add” of the default memory and memory.qmd.paths.",
        CLIENT + "test_collections_are_made_once_and_anew_when_they_change",
        COLLECTIONS + "test_the_default_memory",
        COLLECTIONS + "test_folders_and_files_of_the_settings",
    ),
    shown(
        "“update”, then “embed”, at start and by intervals (5 minutes), also before the first search.",
        BACKEND + "test_meaning_by_the_program_then_by_its_server",
        BACKEND + "test_a_changed_note_is_found_by_the_real_qmd",
        EXPORT + "test_times_of_the_settings",
    ),
    differs(
        "“embed” runs for every kind of search.",
        "For searches by words it would only download gigabytes of models; it runs for the other two.",
        BACKEND + "test_embedding_for_searches_by_meaning_alone",
    ),
    shown(
        "The refresh at start is in the background, unless update.waitForBootSync.",
        BACKEND + "test_the_start_does_not_wait_for_the_first_update",
        BACKEND + "test_it_waits_where_that_is_wanted",
    ),
    shown(
        "Searches run “qmd search --json” by default; vsearch and query are the other kinds.",
        CLIENT + "test_one_call_for_all_collections_where_the_version_can",
        REAL + "test_words_in_all_collections",
        BACKEND + "test_meaning_by_the_program_then_by_its_server",
        BACKEND + "test_its_server_is_asked_where_it_has_one",
    ),
    differs(
        "Searches run “qmd query --json” (an older document).",
        "The newer documents say search, and query loads models for minutes.",
        "config/test_options.py::test_the_defaults_of_the_specification",
    ),
    shown(
        "Flags that a version rejects: asked again as “qmd query”.",
        CLIENT + "test_a_flag_that_it_does_not_know_is_answered_by_query_from_then_on",
    ),
    shown(
        "If QMD fails or is missing, the built-in engine answers and the tools go on.",
        BACKEND + "test_a_failure_is_answered_by_the_built_in_engine_and_qmd_comes_back",
        BACKEND + "test_a_missing_program_is_said_and_comes_into_use_when_it_is_installed",
    ),
    shown(
        "A process that ends, unreadable JSON: a warning, and the built-in engine until QMD is back.",
        BACKEND + "test_a_failure_is_answered_by_the_built_in_engine_and_qmd_comes_back",
        BACKEND + "test_it_is_said_once_not_with_every_question",
        "search/qmd/test_output.py::test_noise_around_the_list",
        "search/qmd/test_output.py::test_what_is_no_answer",
    ),
    shown(
        "Status and answers name the engine that answered (backend).",
        BACKEND + "test_the_real_qmd_answers_assistants_and_the_built_in_engine_people",
        BACKEND + "test_a_failure_is_answered_by_the_built_in_engine_and_qmd_comes_back",
    ),
    shown(
        "includeDefaultMemory (true) takes MEMORY.md and memory/**/*.md in.",
        COLLECTIONS + "test_the_default_memory",
        "config/test_options.py::test_the_defaults_of_the_specification",
    ),
    shown(
        "paths[] have a path, a pattern and a lasting name.",
        COLLECTIONS + "test_folders_and_files_of_the_settings",
        COLLECTIONS + "test_the_same_name_twice",
    ),
    shown(
        "sessions {enabled, retentionDays, exportDir}: cleaned turns become a collection of their own.",
        EXPORT + "test_both_sides_without_tools_and_secrets",
        EXPORT + "test_the_too_old_and_the_deleted_go",
        EXPORT + "test_the_real_qmd_finds_them_and_get_does_not_read_them",
    ),
    shown(
        "They are recalled that way without touching the built-in index.",
        EXPORT + "test_the_real_qmd_finds_them_and_get_does_not_read_them",
    ),
    shown(
        "update {interval, debounceMs, onBoot, waitForBootSync, embedInterval, three timeouts}.",
        "config/test_options.py::test_the_defaults_of_the_specification",
        CLIENT + "test_failures_are_named",
        BACKEND + "test_it_waits_where_that_is_wanted",
    ),
    shown("limits {maxResults, maxSnippetChars, maxInjectedChars, timeoutMs}.", BACKEND + "test_limits"),
    shown(
        "scope: direct chats alone by default; the first rule that matches decides.",
        ASKERS + "test_by_default_only_direct_chats",
        ASKERS + "test_the_first_rule_that_matches_wins",
        BACKEND + "test_scope_rules_of_the_settings",
    ),
    shown(
        "match.keyPrefix is of the normalised key, rawKeyPrefix of the whole one.",
        ASKERS + "test_prefixes_are_of_the_normalised_key_and_of_the_whole_one",
    ),
    shown(
        "An older keyPrefix that starts with agent: is of the whole key.",
        ASKERS + "test_an_older_key_prefix_with_agent_is_of_the_whole_key",
    ),
    shown(
        "A denied search is a warning with channel and chat type.",
        BACKEND + "test_scope_denies_groups_and_logs_who_asked",
    ),
    shown(
        "Hits outside the workspace are qmd/<collection>/<path>, and memory_get reads them.",
        BACKEND + "test_the_real_qmd_answers_assistants_and_the_built_in_engine_people",
        BACKEND + "test_get_reads_its_notes_under_the_same_guard",
    ),
)
