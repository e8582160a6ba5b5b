"""QMD, a separate program that searches Markdown (npm: @tobilu/qmd), by its command line or its server.

Here: finding and running it, its collections, its answers, its server, and who may ask (`askers.py`).
Never here: when to do what, and what happens after a failure (`app/engine/backends`).
Start reading in `client.py`.
"""
