"""Several people at one table: real dice, the curtain, standing answers, what is agreed among them, drafting."""
