"""For assistants: the memory over HTTP (REST and MCP) on this computer alone, safe by default.

Every request passes `guard.py`; what it may do is decided in `service.py` by the assistant's entry in
`assistants.py`; the tools are defined once in `tools.py` and spoken by `rest.py` and `mcp_server.py`.
Never here: Qt, how search or notes work, and any import that a program without assistants would pay for.
Start reading at `server.py`, then `service.py`.
"""
