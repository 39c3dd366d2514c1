"""The schema migrations. Alembic runs them; `wardround.store.upgrading` starts it.

A released step never changes. Steps only add, so that an older program next to a newer one still
finds what it knows. There is no way back: what was kept is kept.
"""
