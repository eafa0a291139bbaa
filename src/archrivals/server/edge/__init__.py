"""The edge to the internet: the web application and the sockets of the players."""
