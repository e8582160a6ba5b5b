"""What the documents of the original say, and the test that shows it here; nothing stands without one.

Start reading in `test_table.py`; the statements are in `statements/`, the answers that agents written for the
original expect in `contract.py`, their configuration files in `openclaw_files.py`.
"""
