"""Makes the folder of the built-in model: `python -m installers.model --into resources/models/…`.

It runs at set-up and when an installer is built, never in the program. Start reading at `__main__.py`.
"""
