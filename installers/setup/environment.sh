#!/bin/sh
# Make the Python environment .venv, if it is not there, and install exactly what a lock file names into it.
#
#   environment.sh LOCK            from the project's root
set -eu

lock=$1

find_python() {
    for python in ${PYTHON:-} python3.13 python3.12 python3.11 python3; do
        if "$python" -c 'import sys, venv, ensurepip; sys.exit(not (3, 11) <= sys.version_info < (3, 14))' 2>/dev/null
        then
            echo "$python"
            return
        fi
    done
    echo "memoro: needs Python 3.11, 3.12 or 3.13 with its venv module (Debian: apt-get install python3-venv)" >&2
    exit 1
}

if [ ! -x .venv/bin/python ]; then
    python=$(find_python)
    echo "memoro: making the environment .venv with $("$python" --version)"
    "$python" -m venv .venv
fi

echo "memoro: installing the Python packages of $lock (exact versions, checked by hash; a minute or two)"
pip="./.venv/bin/python -m pip --disable-pip-version-check --quiet"
$pip install --require-hashes --only-binary :all: -r "$lock"
$pip install --no-deps --no-build-isolation --editable .
