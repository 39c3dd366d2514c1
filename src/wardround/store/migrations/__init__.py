"""The steps from each schema to the next. Alembic runs them; `wardround.store.upgrading` starts it.

A step is never changed once it was released. It only adds, so that an older program that is still
running beside a newer one finds what it knows.
"""
