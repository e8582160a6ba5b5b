#!/bin/sh
# Install the real QMD for the tests into .venv/qmd: its keyword search, without language models (they are 1 GB).
#
#   install.sh            from the project's root
#
# The newest Node.js that it needs comes from the same registry. Where npm is missing, Debian's is installed; where
# that is not possible the tests of the real QMD say what is missing, and all others run.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
into=.venv/qmd

command -v npm >/dev/null 2>&1 || sh installers/setup/system.sh "$here/packages.txt"
if ! command -v npm >/dev/null 2>&1; then
    echo "memoro: npm is missing, so QMD is not installed; the tests that need it will fail and say so"
    exit 1
fi

echo "memoro: installing QMD for the tests into $into (exact versions, checked by hash)"
mkdir -p "$into"
cp "$here/package.json" "$here/package-lock.json" "$into"
(cd "$into" && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error)

mkdir -p "$into/bin"
cat > "$into/bin/qmd" <<'LAUNCHER'
#!/bin/sh
# QMD by a Node.js that is new enough: the one beside it, else the system's.
modules=$(cd "$(dirname "$0")/../node_modules" && pwd)
for node in "$modules"/node-linux-*/bin/node "$(command -v node)"; do
    [ -x "$node" ] && exec "$node" "$modules/@tobilu/qmd/dist/cli/qmd.js" "$@"
done
echo "qmd: there is no Node.js" >&2
exit 127
LAUNCHER
chmod +x "$into/bin/qmd"
"$into/bin/qmd" --version
