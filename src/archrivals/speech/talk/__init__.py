"""The sentences of the table: planned as messages with typed arguments, said by a catalogue."""
