# Examples in the rules: what is around their boards.
web-example = Example: { $title }
web-example-back = Back
web-example-next = Next
web-example-step = { $n } of { $of }
web-example-try = Try it yourself
web-example-leave = Back to the example
web-example-choices = What you can do
web-example-ended = The example ends here.
web-example-all = Open all examples
