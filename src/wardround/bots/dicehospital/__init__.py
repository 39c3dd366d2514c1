"""Dice Hospital bots, and the planner of activations behind them."""
