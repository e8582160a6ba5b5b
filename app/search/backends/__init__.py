"""Other engines that may answer an agent's question in the built-in one's place.

A backend turns a question into hits of the same shape (`app/search/types.py`). Here is how it is spoken to;
when it is asked, kept fresh, and replaced after a failure is decided in `app/engine/backends`. No backend
here ever falls back by itself: it raises, and the engine answers. Start reading in `qmd/client.py`.
"""
