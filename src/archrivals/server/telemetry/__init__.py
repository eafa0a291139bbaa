"""What a running process shows of itself: metrics, logs, traces, health."""
