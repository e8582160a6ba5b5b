"""The keys of remote providers: where they are kept, and which one is used.

`store.py` keeps them in the system's keyring (`backend.py` opens it, nothing else may), `resolving.py` says
which of several keys counts. A key is never written anywhere but into the keyring or, where a person chose
so, into the one file of `key_file.py`; it is never logged, and shown by its last four characters. Never to be
called on a thread that draws windows: a locked keyring waits for a person. Start reading at `store.py`.
"""
