# Included right after llama-cpp-python's own project() call. It forces llama.cpp's helpers for chat programs to be
# built; a plain variable of that name comes before the forced cache entry, and saves a third of the compile.
set(LLAMA_BUILD_COMMON OFF)
