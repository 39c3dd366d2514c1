"""Keeping one's games with a passkey: made in one browser, used in another, taken away again."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from tests.web.conftest import Visitors
from tests.web.hands import Mouse
from tests.web.pages import Visitor
from tests.web.playing import QUICK, Player, play_now, prefer

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Keyring:
    """What a device keeps passkeys in; its owner always says yes."""

    def __init__(self, visitor: Visitor) -> None:
        self._session: CDPSession = visitor.context.new_cdp_session(visitor.page)
        self._session.send("WebAuthn.enable")
        made = self._session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
        self._id = made["authenticatorId"]

    def keys(self) -> list[dict[str, Any]]:
        """Return all passkeys of the device."""
        found: list[dict[str, Any]] = self._session.send(
            "WebAuthn.getCredentials", {"authenticatorId": self._id}
        )["credentials"]
        return found

    def take(self, key: dict[str, Any]) -> None:
        """Get a passkey of another device, as services that keep them do it."""
        told = {"authenticatorId": self._id, "credential": key}
        self._session.send("WebAuthn.addCredential", told)


def keep_games(page: Page) -> None:
    """Open the dialog in which one keeps one's games."""
    page.get_by_role("button", name="Sync my games").click()


def test_games_come_along_to_another_device_until_the_passkey_is_removed(
    visitors: Visitors,
) -> None:
    ann = prefer(visitors(has_worker=True), **QUICK)
    ring = Keyring(ann)
    page = play_now(ann, "Dice Hospital", Mouse())
    Player(page, Mouse()).go_on()
    table = page.url
    page = ann.open()
    keep_games(page)
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Create a passkey").click()
    expect(dialog.get_by_text("Done.")).to_be_visible()
    expect(dialog.get_by_role("listitem")).to_have_count(1)
    (key,) = ring.keys()

    other = prefer(visitors(has_worker=True), **QUICK)
    Keyring(other).take(key)
    there = other.open()
    expect(there.get_by_text("No games yet.")).to_be_visible()
    keep_games(there)
    there.get_by_role("button", name="Sign in with a passkey").click()
    expect(there.get_by_role("dialog").get_by_text("Welcome back")).to_be_visible()
    there.keyboard.press("Escape")
    there.locator(f"a[href='{table.removeprefix(ann.origin)}']").click()
    there.wait_for_url(table)
    Player(there, Mouse()).go_on()

    other.allow("status of 40[13]")
    dialog.get_by_role("button", name="Remove").click()
    expect(dialog.get_by_text("Passkey removed.")).to_be_visible()
    expect(there.get_by_role("heading", name="You’re signed out")).to_be_visible()
    late = visitors(has_worker=True)
    late.allow("status of 4")
    Keyring(late).take(key)
    stranger = late.open()
    keep_games(stranger)
    stranger.get_by_role("button", name="Sign in with a passkey").click()
    expect(stranger.get_by_text("We don’t recognise this passkey")).to_be_visible()
    expect(stranger.get_by_text("No games yet.")).to_be_attached()
