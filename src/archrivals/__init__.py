"""An open rules engine and table for superhero deck-building games.

>>> import archrivals
>>> table = archrivals.Table("heroes-unite", players=2, seed="winter")
>>> table.options()
['Play Punch', 'Play Vulnerability', 'End your turn']
>>> table.answer(0)
>>> table.play("greedy")
>>> table.result
Result(rule='G2', winners=(1,), points=(55, 55))

The names below are promised; see ``docs/api``. Everything else may change at any time.
"""

__version__ = "0.2.0.dev0"

TYPE_CHECKING = False  # as in typing, whose import would double what `import archrivals` costs
if TYPE_CHECKING:
    from archrivals._api.bots import list_bots
    from archrivals._api.cards import Card, card, cards, list_boxes, load_cards
    from archrivals._api.matches import MatchResult, play_match
    from archrivals._api.tables import Table
    from archrivals._api.views import View
    from archrivals.bots import Bot, BotError, make_bot
    from archrivals.engine.language.codec import CardError
    from archrivals.engine.language.rules import SetupError
    from archrivals.engine.play.game import Refused
    from archrivals.engine.saving import SaveError
    from archrivals.engine.sight import Sight
    from archrivals.engine.state.asks import Ask
    from archrivals.engine.state.flat import Result

__all__ = [
    "Ask",
    "Bot",
    "BotError",
    "Card",
    "CardError",
    "MatchResult",
    "Refused",
    "Result",
    "SaveError",
    "SetupError",
    "Sight",
    "Table",
    "View",
    "__version__",
    "card",
    "cards",
    "list_bots",
    "list_boxes",
    "load_cards",
    "make_bot",
    "play_match",
]

if not TYPE_CHECKING:  # a type checker must know a wrong name, and this would hide it
    _HOMES = {
        "Ask": "engine.state.asks",
        "Bot": "bots",
        "BotError": "bots",
        "Card": "_api.cards",
        "CardError": "engine.language.codec",
        "MatchResult": "_api.matches",
        "Refused": "engine.play.game",
        "Result": "engine.state.flat",
        "SaveError": "engine.saving",
        "SetupError": "engine.language.rules",
        "Sight": "engine.sight",
        "Table": "_api.tables",
        "View": "_api.views",
        "card": "_api.cards",
        "cards": "_api.cards",
        "list_bots": "_api.bots",
        "list_boxes": "_api.cards",
        "load_cards": "_api.cards",
        "make_bot": "bots",
        "play_match": "_api.matches",
    }

    def __getattr__(name):
        """Import a name when it is wanted: ``import archrivals`` alone costs next to nothing."""
        if name not in _HOMES:
            raise AttributeError(f"module 'archrivals' has no attribute {name!r}")
        from importlib import import_module

        found = getattr(import_module(f"archrivals.{_HOMES[name]}"), name)
        globals()[name] = found
        return found

    def __dir__():
        """The promised names, and nothing else."""
        return sorted(__all__)
