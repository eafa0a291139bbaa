"""Effects that are typed as their sentence.

The generator of texts is the only judge: a tree of effects is accepted if its own text was
typed. The rules that find the trees are read off the generator by ``tools/write_grammar.py``, so
nothing is a second grammar to keep up.

>>> from archrivals.engine.language.cards import hero
>>> reading = read("draw 2 cards, then discard a card", hero("Me", cost=1, vp=1, copies=1))
>>> reading.card.play
(Draw(amount=2), Discard(pick=Pick(places=('hand',), ...)))
"""

from .reader import Reader, Reading, complete, read, reader_of

__all__ = ["Reader", "Reading", "complete", "read", "reader_of"]
