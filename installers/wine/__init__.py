"""A Windows to look at Memoro in, on Linux: Wine with CPython for Windows and the program's locked packages.

`build.sh` makes it, `look.sh` goes through the program's windows in it and takes their pictures; `make
windows-look` does both. Wine is not Windows: frames, the task bar and what the system draws are Wine's.
Nothing here is needed to run, test or install Memoro. Start reading at `build.sh`.
"""
