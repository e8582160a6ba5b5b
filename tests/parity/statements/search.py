"""Hybrid search, merging, decay, diversity, and search without embeddings."""

from __future__ import annotations

from tests.parity.statement import differs, shown

SEARCHER, FUSION = "search/test_searcher.py::", "search/test_fusion.py::"
DECAY, MMR = "search/test_decay.py::", "search/test_mmr.py::"
DEFAULTS = "config/test_options.py::test_the_defaults_of_the_specification"

STATEMENTS = (
    shown(
        "Meaning finds notes that are worded otherwise.",
        "embeddings/test_builtin.py::test_a_question_finds_its_answer_in_every_language",
        "cli/test_demo.py::test_every_question_finds_its_line",
    ),
    shown(
        "Keywords find identifiers, code symbols and error texts (a828e60, memorySearch.query.hybrid).",
        "text/test_analysis.py::test_the_terms_of_a_text",
        "text/test_analysis.py::test_an_identifier_and_its_parts_share_positions",
        "engine/test_engine.py::test_from_folder_to_answer",
    ),
    shown("Both signals together.", SEARCHER + "test_hybrid_keeps_what_keywords_put_first"),
    shown(
        "Without full-text search: vectors alone, and no failure.",
        "parity/test_gaps.py::test_without_full_text_search_vectors_answer",
        SEARCHER + "test_meaning_alone_where_hybrid_is_off",
    ),
    differs(
        "Each leg gives maxResults × candidateMultiplier candidates.",
        "A fixed pool of 200 gives the same order for every maxResults.",
        SEARCHER + "test_the_order_does_not_depend_on_how_many_are_wanted",
    ),
    differs(
        "textScore = 1 / (1 + max(0, bm25Rank)).",
        "With the ranks of FTS5 this is 1 for every hit. The default fusion is calibrated; the formula "
        "over the place in the list is there as “weighted”.",
        FUSION + "test_the_seeds_score_of_a_rank",
    ),
    shown(
        "score = vectorWeight × vectorScore + textWeight × textScore (with fusion “weighted”).",
        FUSION + "test_the_seeds_weighted_sum",
        SEARCHER + "test_the_weighted_formula_gives_the_seeds_scores",
    ),
    shown("The weights (.7 and .3) are normalised to 1.", FUSION + "test_the_seeds_weighted_sum", DEFAULTS),
    shown(
        "No embeddings, or a vector of zeros: keywords answer.",
        SEARCHER + "test_no_vector_or_a_zero_one_means_keywords",
        "index/test_embeddings.py::test_a_zero_vector_is_stored_and_never_found",
        "engine/test_engine.py::test_words_answer_while_the_model_is_busy_and_after_it_failed",
    ),
    differs(
        "Results below minScore 0.35 are hidden, keywords alone reach 0.3.",
        "That hides what only words find; a hit with all the words is never hidden.",
        SEARCHER + "test_a_hit_with_all_the_words_is_never_hidden",
        SEARCHER + "test_nonsense_gets_an_honest_nothing",
    ),
    shown(
        "At most maxResults (6) results.",
        DEFAULTS,
        SEARCHER + "test_the_order_does_not_depend_on_how_many_are_wanted",
    ),
    shown("Cosine score is 1 − distance.", "index/test_vectors.py::test_a_cosine_loses_next_to_nothing"),
    shown(
        "All vectors are of length one.",
        "embeddings/test_vectors.py::test_rows_are_finite_and_of_length_one_or_zero",
    ),
    shown(
        "Keyword-only mode takes the keywords out of the question and unites what each finds.",
        "text/test_keywords.py::test_what_a_question_asks_for",
        SEARCHER + "test_a_chunk_with_every_word_goes_before_those_with_some",
    ),
    # After the merge
    shown(
        "Merge, decay, sort, diversify, cut; both stages are off by default and independent.",
        DEFAULTS,
        "engine/test_query_settings.py::test_near_duplicates_make_room_when_that_is_wanted",
        "engine/test_query_settings.py::test_newer_notes_win_when_that_is_wanted",
        MMR + "test_an_order_is_a_prefix_of_a_longer_one",
    ),
    shown(
        "MMR: λ × relevance − (1−λ) × greatest similarity, λ = .7.",
        MMR + "test_the_seeds_example_of_a_home_network",
    ),
    shown(
        "λ = 1 is relevance alone; a smaller one makes more room for what differs.",
        "engine/test_query_settings.py::test_near_duplicates_make_room_when_that_is_wanted",
    ),
    shown("λ = 0 looks at likeness alone.", MMR + "test_zero_looks_at_likeness_alone"),
    shown(
        "Similarity is Jaccard over the tokens.",
        MMR + "test_jaccard_of_empty_sets",
        MMR + "test_near_duplicates_in_japanese_are_seen",
    ),
    shown(
        "The example “home network setup” comes out as printed.",
        MMR + "test_the_seeds_example_of_a_home_network",
    ),
    shown("Decay: score × e^(−ln2 / halfLife × days); 7, 30, 90, 180 days.", DECAY + "test_golden_values"),
    shown(
        "The example “Rod's work schedule” comes out as printed.",
        DECAY + "test_the_seeds_example_of_a_work_schedule",
    ),
    shown(
        "MEMORY.md and undated notes in memory/ never decay.",
        DECAY + "test_curated_and_undated_notes_never_age",
        DECAY + "test_the_curated_note_stays_evergreen_with_a_date",
    ),
    shown("The date comes from the file's name.", "text/test_dates.py::test_paths_that_name_a_day"),
    shown(
        "Other sources age by their last change.",
        DECAY + "test_notes_outside_memory_age_by_their_modification",
        "engine/test_sessions.py::test_conversations_age_by_their_last_activity",
    ),
)
