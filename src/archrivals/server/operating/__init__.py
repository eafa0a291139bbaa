"""Operating: the processes that run, settings that change meanwhile, and what players are told."""
