"""Simulations: playing and counting many games."""
