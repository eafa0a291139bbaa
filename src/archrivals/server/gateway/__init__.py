"""The edge: the web application and the sockets of the players."""
