"""The planner: effect tree in, sentence tree out. Discourse is decided here, once."""
