"""The operator's commands: start a server, look after it, moderate it."""
