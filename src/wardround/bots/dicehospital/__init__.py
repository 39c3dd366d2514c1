"""Dice Hospital by machine: the planner of activations, and the bots built on it."""
