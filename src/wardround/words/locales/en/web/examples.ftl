# Examples in the rules: what is around their boards.
web-example = Example: { $title }
web-example-back = Back
web-example-next = Next
web-example-step = { $n } of { $of }
web-example-try = Try it yourself
web-example-leave = Back to the example
web-example-choices = What you may do
web-example-ended = Here the example ends.
web-example-all = Open all examples
