"""Benchmarks: ratios against a floor measured in the same run. `make bench` runs them all."""
