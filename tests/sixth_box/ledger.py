"""The rules of Harbour Lights."""

from archrivals.engine.language.ledger import BoxRules, Rule

RULES = BoxRules(
    mark="HL",
    like="heroes-unite",
    own=(Rule("C-lamplighter", "Lamplighter: burns all night."),),
)
