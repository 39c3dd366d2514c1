"""What people can do with tables, one module for each group of verbs."""
