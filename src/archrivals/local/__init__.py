"""A server in one object, for a page that plays by itself: no I/O, no tasks, no threads."""

from .server import LocalServer

__all__ = ["LocalServer"]
