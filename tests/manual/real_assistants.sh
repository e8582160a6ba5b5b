#!/bin/sh
# Whether the assistants themselves (npm: @openai/codex, @anthropic-ai/claude-code) understand what Memoro writes
# for them. Each is connected as the settings do it, in a temporary home; nothing of yours is touched.
#   sh tests/manual/real_assistants.sh
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
export HOME="$home" MEMORO_HOME="$home/memoro" npm_config_cache="$home/npm"
unset CODEX_HOME CLAUDE_CONFIG_DIR XDG_CONFIG_HOME 2>/dev/null || true
cd "$root"
.venv/bin/python - "$home" << 'END'
import sys
from pathlib import Path

from app.bridge.connect.connecting import client_named, connect, preview_connect
from tests.helpers.bridge import make_notes, start_bridge

running = start_bridge(make_notes(Path(sys.argv[1]) / "notes"))
for name in ("codex", "claude-code"):
    client = client_named(name)
    client.file().parent.mkdir(parents=True, exist_ok=True)
    connect(running.bridge, preview_connect(client))
running.stop()
END

cd "$home"
echo "== Codex"
npx --yes @openai/codex mcp get memoro > codex.txt
grep -q "transport: stdio" codex.txt
grep -q "args: mcp --as codex" codex.txt
echo "== Claude Code"
npx --yes @anthropic-ai/claude-code mcp get memoro > claude.txt
cat claude.txt
grep -q "User config" claude.txt
grep -q "Connected" claude.txt
if grep -q "failed" claude.txt; then exit 1; fi
echo "both understand their entries, and Claude Code has called the tools"
