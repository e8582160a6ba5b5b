"""Memory files, the two tools, extra paths, pictures and recordings, and the flush before compaction."""

from __future__ import annotations

from tests.parity.statement import shown

REST, ACCESS, FLUSH = "bridge/test_rest.py::", "notes/test_access.py::", "bridge/test_flush.py::"
DISCOVERY, MEDIA = "notes/test_discovery.py::", "end2end/test_multimodal.py::"

STATEMENTS = (
    # Files
    shown(
        "Memory is plain Markdown in the workspace; the files are the truth, the index is derived.",
        "index/test_integrity.py::test_a_damaged_file_is_set_aside_and_made_again",
        "notes/test_writer.py::test_whatever_the_disk_does_nothing_is_lost",
    ),
    shown(
        "The model remembers what is written to disk, whoever wrote it.",
        "engine/test_engine.py::test_changes_on_disk_are_found_by_themselves",
    ),
    shown(
        "plugins.slots.memory = none takes the memory tools away.",
        "config/test_options.py::test_tools_are_off_without_the_memory_plugin",
        "bridge/test_switches.py::test_an_agent_without_memory_gets_nothing_of_it",
    ),
    shown(
        "memory/YYYY-MM-DD.md is a daily log that is only appended to.",
        REST + "test_append_goes_to_todays_log_and_is_found",
        "notes/test_writer.py::test_appending_changes_nothing_that_was_there",
    ),
    shown("Today and yesterday are read when a session begins.", REST + "test_context_of_a_main_session"),
    shown(
        "MEMORY.md is loaded in the main private session only, never in a group.",
        REST + "test_context_of_a_main_session",
        REST + "test_other_sessions_get_no_curated_memory",
        REST + "test_a_group_gets_no_citations_and_nothing_of_the_private_note",
    ),
    shown(
        "The workspace is agents.defaults.workspace, else ~/.openclaw/workspace.",
        "config/test_paths.py::test_the_default_workspace",
    ),
    shown(
        "OpenClaw's folder is OPENCLAW_STATE_DIR, ~/.openclaw, or ~/.moltbot where there is only that.",
        "config/test_paths.py::test_openclaws_folder_under_its_former_name",
    ),
    shown(
        "memory.md is read as well, where it is a file of its own.",
        DISCOVERY + "test_the_old_spelling_counts_only_as_another_file",
    ),
    shown(
        "Lasting facts go to MEMORY.md and the day's notes to the daily log, where they are written.",
        "cli/test_remember.py::test_remember_then_history",
        REST + "test_curated_notes_by_trust",
    ),
    # Tools
    shown(
        "Agents get memory_search and memory_get.",
        "bridge/test_mcp.py::test_tools_are_listed_with_descriptions_that_lead_a_model",
    ),
    shown(
        "memory_search returns snippets with file, lines, score, provider and model, never whole files.",
        REST + "test_search_then_get",
        "search/test_searcher.py::test_names_of_the_answer",
        "parity/test_contract.py::test_of_a_long_note_only_the_part_that_answers",
    ),
    shown(
        "A snippet has at most about 700 characters.",
        "parity/test_contract.py::test_of_a_long_note_only_the_part_that_answers",
        "text/test_snippets.py::test_a_snippet_is_a_part_of_its_text",
    ),
    shown(
        "The answer says when a fallback made the embeddings.",
        "end2end/test_remote_provider.py::test_the_fallback_is_used_only_when_named_and_is_said",
    ),
    shown(
        "memory_get reads a file or some of its lines, by a path relative to the workspace.",
        ACCESS + "test_a_whole_note",
        ACCESS + "test_a_page_and_the_next",
    ),
    shown(
        "memory_get answers {text: '', path} for a file that is not there, with either engine.",
        REST + "test_a_note_that_does_not_exist_is_an_answer",
        "parity/test_contract.py::test_nothing_found_missing_refused_and_paged",
        "engine/backends/test_qmd.py::test_get_reads_its_notes_under_the_same_guard",
    ),
    shown(
        "memory_get refuses paths outside MEMORY.md and memory/.",
        ACCESS + "test_no_path_leads_out",
        ACCESS + "test_tricks_are_refused",
        "bridge/test_guard.py::test_path_tricks_read_and_write_nothing",
    ),
    shown(
        "Both tools exist only where memorySearch.enabled is true for the agent.",
        "bridge/test_switches.py::test_an_agent_without_memory_gets_nothing_of_it",
    ),
    shown(
        "memory.citations: auto cites in direct chats only, on always, off never; it holds for both engines.",
        "search/test_citations.py::test_who_sees_them",
        "bridge/test_switches.py::test_citations_by_setting_and_conversation",
        "engine/backends/test_qmd.py::test_the_real_qmd_answers_assistants_and_the_built_in_engine_people",
    ),
    shown(
        "A snippet ends with “Source: path#line”.",
        "search/test_citations.py::test_one_line_and_several",
        "parity/test_contract.py::test_search_then_get",
    ),
    shown(
        "With citations off the path stays in its field, and the agent is told not to name it.",
        "bridge/test_switches.py::test_citations_by_setting_and_conversation",
        "parity/test_contract.py::test_in_a_group_without_citations",
    ),
    # Extra paths
    shown(
        "extraPaths are absolute or relative to the workspace, files or folders with all Markdown below.",
        DISCOVERY + "test_extra_paths_inside_outside_and_twice",
        ACCESS + "test_extra_paths_by_the_names_that_search_reports",
    ),
    shown("Only Markdown is indexed.", DISCOVERY + "test_what_is_no_note_is_skipped_with_its_reason"),
    shown(
        "Symbolic links are ignored, files and folders.", DISCOVERY + "test_links_are_ignored_and_reported"
    ),
    # Pictures and recordings
    shown(
        "With multimodal.enabled, pictures and recordings of the extra paths are indexed, and only of these.",
        MEDIA + "test_files_are_sent_once_and_found_by_the_words_of_their_path",
    ),
    shown(
        "They need gemini-embedding-2-preview and fallback none; anything else is a settings error.",
        MEDIA + "test_other_options_beside_it_are_a_problem_that_says_so",
        MEDIA + "test_switching_it_on_and_off_rebuilds_and_other_models_want_no_vectors_of_files",
    ),
    shown(
        "Modalities are image, audio or all, by file extensions; files beyond maxFileBytes are left out.",
        "embeddings/remote/test_media.py::test_modalities_by_name_and_labels",
        MEDIA + "test_files_are_sent_once_and_found_by_the_words_of_their_path",
    ),
    shown(
        "A question stays text, and Gemini compares it with what pictures and recordings hold.",
        MEDIA + "test_a_question_stays_text_and_is_compared_with_what_a_picture_shows",
    ),
    shown(
        "The bytes are uploaded to the configured Gemini endpoint while indexing.",
        "embeddings/remote/test_vendors.py::test_gemini_2_takes_pictures",
        MEDIA + "test_files_are_sent_once_and_found_by_the_words_of_their_path",
    ),
    shown(
        "memory_get reads Markdown only; other files can be found but not read.",
        MEDIA + "test_memory_get_gives_notes_only_and_a_person_may_open_the_file",
    ),
    # The flush
    shown(
        "A flush is due at contextWindow − reserveTokensFloor − softThresholdTokens (20,000 and 4,000).",
        FLUSH + "test_due_exactly_at_the_threshold",
        FLUSH + "test_settings_move_the_threshold",
        "config/test_options.py::test_the_defaults_of_the_specification",
    ),
    shown(
        "There are two prompts, and they allow a silent NO_REPLY.",
        FLUSH + "test_prompts_carry_the_users_day_and_the_hint",
    ),
    shown(
        "Once in each compaction cycle, kept in sessions.json.",
        FLUSH + "test_once_in_each_cycle_and_in_the_next_again",
        FLUSH + "test_a_restart_remembers",
    ),
    shown("Never where the workspace may not be written (ro, none).", FLUSH + "test_each_reason"),
    shown("memoryFlush.enabled switches it off.", FLUSH + "test_switched_off"),
)
