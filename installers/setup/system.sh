#!/bin/sh
# Install the Debian packages named in the given lists, if any is missing, and say so first.
#
#   system.sh [--venv] LIST...     --venv: also what `python3 -m venv` needs
#
# Without the right to install, print the one command for an administrator and go on (exit 0): all that
# can work without the packages still will.
set -eu

have() { command -v "$1" >/dev/null 2>&1; }

wanted=""
if [ "${1:-}" = "--venv" ]; then
    shift
    python3 -c 'import ensurepip, venv' 2>/dev/null || wanted="python3-venv"
fi
wanted="$wanted $(sed 's/#.*//' "$@" | tr -s ' \n' ' ')"

have apt-get && have dpkg-query || exit 0 # not Debian or Ubuntu: the wheels bring most of it, or the system has it

missing=""
for package in $wanted; do
    dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

if [ "$(id -u)" = 0 ]; then
    as_root=""
elif have sudo && { sudo -n true 2>/dev/null || [ -t 0 ]; }; then
    as_root="sudo"
else
    echo "memoro: these system packages are missing, and you may not install them. Ask an administrator for:"
    echo "    apt-get install -y --no-install-recommends$missing"
    exit 0
fi

echo "memoro: installing system packages with apt-get:"
for package in $missing; do
    reason=$(cat "$@" | sed -n "s/^$package *# *//p" | head -n 1)
    printf '    %-24s%s\n' "$package" "${reason:-an own Python environment}"
done
$as_root apt-get update -qq
# shellcheck disable=SC2086  # a list of words is meant
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
