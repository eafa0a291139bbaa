"""Operating: the processes that run, settings that change while they run, and announcements."""
