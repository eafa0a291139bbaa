"""A table that is hosted: its log, its clocks, its story and the messages of the wire.

Standard library only, and no I/O: the server and the page host tables with the same code.
"""
