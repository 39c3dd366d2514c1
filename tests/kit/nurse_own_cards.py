"""A pack whose cards do what no card of the box does."""

from __future__ import annotations

BODY = """
[house]
actions = 143
nurses = 29

[[action]]
id = "bribe"
type = "duty"
copies = 2
cost = 1
vp = -3
gold = 3
afterwards = "scrapped"

[[action]]
id = "loan"
type = "examination"
copies = 2
cost = 2
gold = 2
afterwards = "returns"

[[action]]
id = "convoy"
type = "duty"
copies = 2
cost = 1
tp = 1
effect = [{ transport = 2 }, { tp = 1 }]

[[action]]
id = "big-surprise"
type = "event"
copies = 1
cost = 1
effect = [{ worsen-all = true }]
afterwards = "scrapped"

[[nurse]]
id = "temp"
type = "paramedic"
copies = 1
effect = [{ flex = 1 }]
afterwards = "returns"

[[nurse]]
id = "guard"
type = "paramedic"
copies = 1
effect = [{ flex = 1 }]
afterwards = "returns-unless-dynamite-nurse"

[[action]]
id = "streak"
type = "treatment"
copies = 4
cost = 1
tp = 1
effect = [{ tp = 3, every = 2 }]
afterwards = "scrapped"

[[nurse]]
id = "boarder"
type = "doctor"
copies = 1
effect = [{ exchange = true }]
afterwards = "returns"

[[nurse]]
id = "guest"
type = "doctor"
copies = 1
effect = [{ exchange = true }]
afterwards = "scrapped"

[[nurse]]
id = "twin"
type = "doctor"
copies = 2
vp = 1
effect = [{ flex = 1 }]
end = { kill-marks = -1 }
"""
