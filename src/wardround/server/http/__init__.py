"""What all routes share, and the guards between them and the network.

Each guard is one small object that is asked about a request. `gate.Gate` asks all of them in order,
and passes answers on piece by piece, so that streams stay streams.
"""
