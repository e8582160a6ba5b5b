"""Measurements, not tests: speed and retrieval quality, each run by hand or by `make bench`.

Start with `notes_maker.py`, which makes the memories that all of them share.
"""
