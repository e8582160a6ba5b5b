"""An `openclaw.json` of each generation, with the keys that only that generation has."""

from __future__ import annotations

OLDEST = """{
  // The generation that Memoro's own tree is that of
  agents: {
    defaults: {
      workspace: "~/clawd",
      memorySearch: {
        provider: "openai",
        model: "text-embedding-3-small",
        remote: { baseUrl: "https://api.example.com/v1/", headers: { "X-Project": "p" } },
        extraPaths: ["../team-docs"],
        query: { hybrid: { vectorWeight: 0.6, textWeight: 0.4 } },
        store: { path: "~/.openclaw/memory/{agentId}.sqlite", vector: { enabled: true } },
        experimental: { sessionMemory: true },
        sources: ["memory", "sessions"],
      },
      compaction: { reserveTokensFloor: 20000, memoryFlush: { softThresholdTokens: 5000 } },
    },
    list: [{ id: "work", workspace: "~/work", memorySearch: { query: { maxResults: 3 } } }],
  },
  memory: { backend: "qmd", qmd: { searchMode: "vsearch", scope: { default: "deny" } } },
  channels: { discord: { token: "secret" } },
  plugins: { slots: { memory: "memory-core" } },
}
"""

MIDDLE = """{
  agents: {
    defaults: {
      memorySearch: {
        provider: "bedrock",
        queryInputType: "query",
        store: { fts: { tokenizer: "trigram" } },
        sync: { embeddingBatchTimeoutSeconds: 600, watch: true },
        chunking: { tokens: 300 },
      },
      compaction: { memoryFlush: { forceFlushTranscriptBytes: "2mb", model: "small" } },
    },
  },
  memory: { citations: "on", qmd: { mcporter: { enabled: true } } },
  plugins: { entries: { "memory-core": { config: { dreaming: { enabled: true } } } } },
}
"""

NEWEST = """{
  memory: {
    search: {
      provider: "gemini",
      model: "gemini-embedding-2-preview",
      outputDimensionality: 1536,
      rememberAcrossConversations: true,
      extraPaths: [{ path: "~/vault", pattern: "**/*.md" }, "../docs"],
      remote: { batch: { enabled: true } },
    },
  },
  agents: { defaults: { workspace: "~/.openclaw/workspace" } },
  gateway: { port: 18789 },
}
"""
