"""What the documents of the original say about behaviour, in our own words, a module for each part.

A statement names the tests that show it, or says why Memoro does otherwise on purpose. Statements that only
explain or advise (how to install something, why batches are cheap) are no behaviour and are left out.
"""
