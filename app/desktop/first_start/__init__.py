"""The first start: choose the memory folder, watch the index grow, try a search.

It can be left at any point; the tray's menu and the popup lead back to it while there is no folder.
`finding.py` looks for folders that may be meant, `saving.py` writes the choice, `window.py` shows it.
"""
