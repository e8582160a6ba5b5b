"""Embeddings from services: OpenAI and all that speak its protocol, Gemini, Voyage, Mistral, Ollama.

`catalog.py` makes a provider from a name, an address and a key. `provider.py` is the one provider; what
differs by vendor is a `Dialect`, one small module each. `client.py` sends, waits, retries and gives up, and
`diagnosis.py` turns every failure into a sentence. No key ever leaves `secret.py` except into a header.
Start reading at `provider.py`. httpx is imported with the first call, never before.
"""
