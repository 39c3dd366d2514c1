"""OpenAPI types of each game's views, events, actions and plans.

Answers are encoded as the games make them; a test checks these types against games. Nothing here
imports a game.
"""
