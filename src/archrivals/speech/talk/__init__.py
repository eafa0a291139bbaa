"""What is said at the table: planned as messages with typed arguments, said by a catalogue."""
