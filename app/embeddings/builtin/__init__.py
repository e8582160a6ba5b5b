"""The offline model multilingual-e5-small, computed by OpenVINO in a child process.

`provider.py` and `model_file.py` belong to the program and import neither NumPy nor OpenVINO at the top.
`worker.py` and what it imports (`weights.py`, `tokenizer.py`, `graph.py`, `batches.py`, `proving.py`) run in
the child.
Start reading at `worker.py` for how a text becomes a vector.
"""
