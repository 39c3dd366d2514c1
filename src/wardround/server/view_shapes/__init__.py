"""What views, events, actions and plans of each game look like, for the OpenAPI document only.

Answers are encoded as the games make them; a test holds these shapes against games played. Nothing
here imports a game.
"""
