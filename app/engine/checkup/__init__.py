"""The check-up of the memory in a process of its own, so that no window and no search is slower meanwhile.

What is looked for is `app/notes/checkup`; here is only the way there and back. Start reading at `run.py`.
"""
