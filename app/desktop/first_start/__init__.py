"""The first start: choose the memory folder, what happens to it, try the hotkey, watch it being read, search.

It can be left at any page and comes back from the menu. The notes are read from the moment that a folder is
chosen, while a person goes through the other pages. `window.py` holds the pages and the way through them,
`finding.py` looks for folders that may be meant, `saving.py` writes the choice.
"""
