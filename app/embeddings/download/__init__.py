"""Brings model files from the hub to this computer, once, whole and checked.

`addresses.py` understands what a person writes, `hub.py` asks the hub what there is, `choosing.py` picks a
file, `fetch.py` moves the bytes (resume, hash, free space, cancel), `models.py` puts it together.
Nothing here knows what is in a model. httpx is imported with the first question to the hub.
Start reading at `models.py`.
"""
