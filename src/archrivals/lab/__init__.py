"""Many tables at once: simulations, speed, coverage."""
