"""Batch jobs of OpenAI, Voyage and Gemini: large amounts for half or two thirds of the price, but later.

`runner.py` does the work: it uploads, waits, fetches and falls back. `records.py` keeps on disk which jobs
run, so that a restart picks them up and pays nothing twice. What differs by vendor is in a `BatchDialect`,
one module each. Never knows the index: vectors are handed to the caller as they arrive.
Start reading at `runner.py`.
"""
