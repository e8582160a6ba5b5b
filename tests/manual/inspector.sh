#!/bin/sh
# The MCP inspector's command line (npm: @modelcontextprotocol/inspector) against Memoro, over both transports.
# Needs Node 22. Makes a memory of its own in a temporary folder; nothing of yours is touched.
#   sh tests/manual/inspector.sh
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
memoro="$root/.venv/bin/memoro"
home=$(mktemp -d)
trap 'kill "$server" 2>/dev/null || true; rm -rf "$home"' EXIT
server=
export MEMORO_HOME="$home/memoro"
mkdir -p "$home/notes/memory"
printf '# Facts\n\n- The boiler was serviced in October.\n' > "$home/notes/MEMORY.md"
inspect() {
    npx --yes @modelcontextprotocol/inspector@2 --cli "$@"
}

echo "== stdio"
with="$memoro mcp --workspace $home/notes"
inspect $with --method tools/list | grep -q memory_search
inspect $with --method tools/call --tool-name memory_search --tool-arg query=boiler | grep -q October

echo "== streamable HTTP"
"$memoro" serve --workspace "$home/notes" --token inspector > "$home/where" &
server=$!
until grep -q token "$home/where"; do sleep 0.2; done
url=$(sed -n 's/^mcp: //p' "$home/where")
token=$(sed -n 's/^token: //p' "$home/where")
over_http() {
    inspect --transport http --server-url "$url" --header "Authorization: Bearer $token" "$@"
}
over_http --method tools/list | grep -q memory_get
over_http --method tools/call --tool-name memory_append --tool-arg "text=- Asked by the inspector." | grep -q written
echo "both transports answer"
