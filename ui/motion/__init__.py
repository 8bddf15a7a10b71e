"""What moves on the table: dice that tumble, travel and turn, on one overlay above everything."""
