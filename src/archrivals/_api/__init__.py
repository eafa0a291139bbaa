"""The public API, module by module; ``import archrivals`` has all of its names."""
