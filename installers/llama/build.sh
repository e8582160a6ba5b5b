#!/bin/sh
# Install llama.cpp for the `local` embedding provider, exactly as the lock file names it.
#
#   build.sh [LOCK]       from the project's root, with .venv made by installers/setup/environment.sh
#
# There are no wheels of llama-cpp-python, so the first time it is compiled (several minutes). pip keeps the wheel
# in its cache: the next environment on this machine takes it in seconds.
set -eu

lock=${1:-requirements/local.txt}
here=$(cd "$(dirname "$0")" && pwd)

# A build for the very processor it is made on died of an illegal instruction on another, and even on the same
# one under virtualisation: GGML_NATIVE=OFF. Images, chat, tools and servers are not for embeddings.
export CMAKE_ARGS="-DGGML_NATIVE=OFF -DLLAVA_BUILD=OFF '-DCMAKE_PROJECT_llama_cpp_INCLUDE=$here/lean.cmake' ${CMAKE_ARGS:-}"

echo "memoro: installing llama.cpp for local models; the first time it is compiled, which takes minutes"
exec nice -n 19 ./.venv/bin/python -m pip --disable-pip-version-check --quiet install --require-hashes \
    --only-binary :all: --no-binary llama-cpp-python -r "$lock"
