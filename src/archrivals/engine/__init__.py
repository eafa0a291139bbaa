"""The rules, pure: no I/O, no clock, no global state, no randomness but the table's own streams."""
