"""A second opinion on the rules: a plain interpreter of the effect trees, slow and literal.

It shares the cards, the setup and the random streams with the engine, and nothing that resolves
anything. :mod:`.judging` plays a game with both and compares them after every answer.
"""

from . import resolving as resolving  # before fighting, which needs it
