# The quick rules: what is around their pages. Only they need these words.
web-quick-print = Print two pages
web-quick-page = Page { $n }
web-quick-rule = Rule { $id }
web-quick-before = before
web-quick-after = after
web-quick-marks = The small numbers lead to the numbered rules, which have every detail.
