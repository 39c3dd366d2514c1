"""What the clauses of card texts do, as steps of the Main Phase."""
