"""Spanish verbs: an order, you, another player, the infinitive; and where the pronoun goes."""

from __future__ import annotations

from dataclasses import dataclass

from archrivals.speech.speaker import Form


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb in the forms that texts need.

    ``stressed`` is the order before a pronoun, with the accent it takes there: ``róba`` + ``la``.
    ``tail`` is an infinitive that follows: ``vuelve a jugar``. ``done`` is the participle for a
    card, without its ending: ``robad`` + ``a``.
    """

    infinitive: str
    third: str
    second: str
    stressed: str
    imperative: str = ""
    tail: str = ""
    done: str = ""

    def say(self, form: Form, pronoun: str = "") -> str:
        """A form, with the object as a pronoun.

        >>> draw = Verb("robar", "roba", "robas", "róba")
        >>> [draw.say(form, "la") for form in ("order", "second", "third", "infinitive")]
        ['róbala', 'la robas', 'la roba', 'robarla']
        """
        if self.tail:
            return f"{self._plain(form)} {self.tail}{pronoun}"
        if not pronoun:
            return self._plain(form)
        if form == "infinitive":
            return self.infinitive + pronoun
        if form == "order":
            return self.stressed + pronoun
        return f"{pronoun} {self._plain(form)}"

    def _plain(self, form: Form) -> str:
        if form == "order":
            return self.imperative or self.third
        return {"second": self.second, "third": self.third}.get(form, self.infinitive)
