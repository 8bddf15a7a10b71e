"""Several people at one table: real dice, the curtain, standing answers, agreements, drafting."""
