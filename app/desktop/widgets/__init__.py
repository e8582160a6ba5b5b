"""Small widgets that several windows share: switch, card, line that may wrap, guards against the wheel.

They know the theme, but neither settings nor the engine. What only one window needs stays in its folder.
Start reading at `switch.py`, the only one that draws itself.
"""
