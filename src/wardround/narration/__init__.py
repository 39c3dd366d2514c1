"""Games in words: views, actions and events as sentences, and typed lines as actions.

It is pure: a language, the terms of a game and data in, text out. Each game implements `Narrator`.
"""
