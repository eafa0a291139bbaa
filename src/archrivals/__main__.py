"""``python -m archrivals``: the command line."""

from archrivals.terminal.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
