"""What a seat may know: views, events, reasons, foresight, and tables dealt again."""
