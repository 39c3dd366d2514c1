"""Middleware between the network and the routes: limits, checks, headers and errors.

Each guard is one small ASGI middleware that passes answers on piece by piece, so that streams stay
streams. `protection.protect` wraps an application with all of them, in order.
"""
