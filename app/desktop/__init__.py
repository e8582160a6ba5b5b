"""For people: tray, popup, library, settings, first start. The only room that knows Qt's widgets.

Never here: searching, reading or writing notes, or anything else that takes long on the windows' thread.
The engine works on its own thread, questions on a small pool; both come back as Qt signals.
Start reading at `application.py` (what is made, in which order, how it ends), then `tray.py` and `popup/`.
"""
