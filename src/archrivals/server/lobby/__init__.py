"""Before the game: tables that wait for players, and finding one."""
