"""What the user chose: where files live, the one table of options, and reading the configuration file.

`options.py` declares every option once (type, default, range, texts, cost of a change); `loading.py` turns
a JSON5 file into `Settings` and a list of problems; `paths.py` knows the folders. Nothing here touches notes,
the index or the network.
Start reading at `options.py`.
"""
