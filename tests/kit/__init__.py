"""A small library for the tests: rule marks, builders of positions, drivers."""
