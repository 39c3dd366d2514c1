"""Accounts: people with passkeys, and those who keep their cookies."""

from __future__ import annotations

from tests.kit.authenticator import Authenticator
from tests.kit.server import Player, Server


def copy_cookie(player: Player, thief: Player) -> str:
    """Let somebody keep the cookie of another, and return it."""
    secret = player.http.cookies["wardround"]
    thief.http.cookies.set("wardround", secret)
    return secret


def add_passkey(player: Player, server: Server) -> Authenticator:
    """Let somebody add a passkey."""
    device = Authenticator(f"http://localhost:{server.port}", synced=True)
    answer = device.create(player.post("/api/passkeys/registration"))
    player.post("/api/passkeys/registration/answer", answer)
    return device


def log_in(player: Player, device: Authenticator) -> None:
    """Let somebody come in with a passkey."""
    answer = device.get(player.post("/api/passkeys/login"))
    player.post("/api/passkeys/login/answer", answer)
