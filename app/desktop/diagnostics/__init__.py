"""A report for whoever helps, shown whole before it is copied or saved: nothing leaves unseen.

What is in it and what is left out is `app/engine/diagnostics.py`; here is the window, and what only the
desktop knows. Start reading at `window.py`.
"""
