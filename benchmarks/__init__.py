"""Every figure that was promised, beside its target: `python -m benchmarks`. Targets, not tests: nothing fails."""
