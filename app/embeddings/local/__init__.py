"""A GGUF model of the person's own, computed by llama.cpp in a child process.

`provider.py` belongs to the program: it finds or downloads the file and asks the child. `worker.py` and
`llama.py` run in the child; nothing else ever loads llama.cpp, whose build or model may not suit the
processor. Start reading at `provider.py`, then `worker.py`.
"""
