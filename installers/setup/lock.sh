#!/bin/sh
# Write the lock files from the ranges in pyproject.toml: exact versions with hashes, for Python 3.11 to 3.13 on
# Linux, macOS and Windows in one file each, naming no registry. Versions that still fit stay as they are;
# `lock.sh --upgrade` takes the newest ones.
set -eu

./.venv/bin/python -m pip --disable-pip-version-check --quiet install 'uv>=0.8'
export UV_CUSTOM_COMPILE_COMMAND="make lock"

compile() {
    output=$1
    shift
    ./.venv/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --strip-extras \
        --no-emit-index-url --no-emit-find-links --output-file "requirements/$output" "$@" pyproject.toml
}

compile runtime.txt --extra builtin --group build "$@"
compile dev.txt --extra builtin --extra dev --group build --constraint requirements/runtime.txt "$@"
compile local.txt --extra builtin --extra local --constraint requirements/runtime.txt "$@"
