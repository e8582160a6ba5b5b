"""The memory check-up: what a careful friend would point at, each with its place and a proposed action.

Pure functions over the texts of notes; nothing here reads a file, and nothing is ever changed by itself.
Start reading at `check.py`.
"""
