"""What stands between the network and the routes: limits, checks, headers, and errors as answers.

Each guard is one small ASGI middleware that passes answers on piece by piece, so that streams stay
streams. `protection.protect` puts them around an application in their order.
"""
