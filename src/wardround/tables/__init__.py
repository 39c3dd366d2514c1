"""Tables: everything that people do with them, without a network or a database.

`Tables` has the verbs; storage, thinking and time come in through `ports`.
"""
