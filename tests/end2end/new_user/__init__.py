"""A new user's way through the whole program, from the first start to the second, with nothing but eyes, a
mouse and a keyboard: the real program on a desktop of its own.

`person.py` is who sits there, `stage.py` the computer, `route.py` the way, of which each other module is a
part. `test_new_user.py` goes it once; `python -m tests.end2end.new_user_walk` (`make walk`) takes a picture
of every step.
"""
