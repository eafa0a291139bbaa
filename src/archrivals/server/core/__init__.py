"""The ground of a server: settings, database, bus, wire, limits, refusals."""
