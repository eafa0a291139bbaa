"""Our docstrings as Markdown, for the API pages of the site: an extension of Griffe.

They are written for ``help()`` and doctest: examples stand without a heading, names in double
backquotes or roles of Sphinx. Markdown takes ``>>>`` for quotations.
"""

from __future__ import annotations

import re
from typing import Any

from griffe import Alias, Extension, Object

EXAMPLE = re.compile(r"^>>> .*(?:\n(?!\s*$).*)*(?:\n\n>>> .*(?:\n(?!\s*$).*)*)*", re.MULTILINE)
"""Lines from ``>>>`` to an empty line, and further such lines right after it."""
ROLE = re.compile(r":\w+:`~?([^`]+)`")


def as_markdown(docstring: str) -> str:
    """Examples fenced as code, roles as plain code."""
    plain = ROLE.sub(r"`\1`", docstring)
    return EXAMPLE.sub(r"```pycon\n\g<0>\n```", plain).replace("<BLANKLINE>", "")


class Docstrings(Extension):
    """Rewrites every docstring as Griffe finds it."""

    def on_object(self, *, obj: Object | Alias, **_: Any) -> None:
        """Called once for each module, class, function and attribute."""
        if obj.docstring is not None:
            obj.docstring.value = as_markdown(obj.docstring.value)
