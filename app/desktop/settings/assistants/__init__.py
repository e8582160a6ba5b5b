"""The parts of the page "Assistants": cards to connect them, what to paste elsewhere, who asked what.

Here are widgets and the work behind them (`bench.py`, always in the background). How a configuration is read
and written is in `app/bridge/connect`, never here. Start reading in `bench.py`, then `card.py`.
"""
