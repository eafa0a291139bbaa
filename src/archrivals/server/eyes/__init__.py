"""Eyes on it: metrics, logs, traces, health."""
