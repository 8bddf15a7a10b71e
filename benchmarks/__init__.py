"""Print every promised figure beside its target: `python -m benchmarks`. A missed target fails nothing."""
