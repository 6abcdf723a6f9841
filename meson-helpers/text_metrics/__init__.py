"""Fits the table of advances; see fit-text-metrics."""
