"""Passkeys: your games on all your devices, without a password.

A guest with a name can add a passkey; anyone who signs in with it later is the same person. The
functions here are the two halves of each WebAuthn ceremony; routes carry questions and answers. A
challenge needs no memory (see `safety.challenges`), so any node can check its answer.

A synced passkey never counts its uses. Two things prevent a replayed answer: the memory of used
challenges, and `browser`, a secret of the asking browser that the challenge is bound to.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from starlette.types import Scope
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import (
    parse_authentication_credential_json,
    parse_client_data_json,
    parse_registration_credential_json,
)
from webauthn.helpers.options_to_json_dict import options_to_json_dict
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from wardround.core.json_types import Unchecked
from wardround.server.http.addresses import parsed
from wardround.server.http.answers import Refused
from wardround.server.http.challenges import Challenges
from wardround.server.http.origins import PORTS, is_local, origin_of
from wardround.server.operations.telemetry.requests import header
from wardround.store.people import People

LOG = logging.getLogger("wardround.passkeys")
NAME: Final = "wardround"
MOST_PASSKEYS: Final = 20

Made = TypeVar("Made")


@dataclass(frozen=True, slots=True)
class Party:
    """Who we are for a passkey: a domain, and the origin of our pages there."""

    domain: str
    origin: str


def party_of(scope: Scope, public_url: str = "") -> Party:
    """Return who we are: by the public URL, else by the name that a request called us.

    Browsers know passkeys only where a name and https are, and on the machine itself.
    """
    url = public_url or f"{scope.get('scheme', 'http')}://{header(scope, b'host')}"
    origin = origin_of(url)
    if origin is None:
        raise Refused("passkey-no-domain", 409, host=url)
    scheme, host, port = origin
    if parsed(host) is not None or (scheme == "http" and not is_local(host)):
        raise Refused("passkey-no-domain", 409, host=host)
    shown = f"{scheme}://{host}" if port == PORTS[scheme] else f"{scheme}://{host}:{port}"
    return Party(host, shown)


class Passkeys:
    """The ceremonies: adding a passkey, and coming in with one.

    The methods ask the store and reckon for a millisecond: they belong in a thread.
    """

    def __init__(self, credentials: People, challenges: Challenges) -> None:
        self.credentials = credentials
        self.challenges = challenges

    def begin_registration(
        self, party: Party, person_id: str, name: str, browser: str
    ) -> Unchecked:
        """Return what `navigator.credentials.create` is to be given, as JSON."""
        known = self.credentials.credential_ids(person_id)
        if len(known) >= MOST_PASSKEYS:
            raise Refused("passkey-too-many", 409, count=len(known))
        options = generate_registration_options(
            rp_id=party.domain,
            rp_name=NAME,
            user_id=person_id.encode(),
            user_name=name or NAME,
            challenge=self.challenges.make("registration", party.domain, person_id, browser),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=id) for id in known],
        )
        return options_to_json_dict(options)

    def finish_registration(
        self, party: Party, person_id: str, browser: str, answer: Mapping[str, Any], at: int
    ) -> bytes:
        """Keep the new passkey of a person and return its id."""
        given = _or_refuse(lambda: parse_registration_credential_json(dict(answer)))
        challenge = _challenge(given.response.client_data_json)
        self.challenges.check(challenge, "registration", party.domain, person_id, browser)
        made = _or_refuse(
            lambda: verify_registration_response(
                credential=given,
                expected_challenge=challenge,
                expected_rp_id=party.domain,
                expected_origin=party.origin,
            )
        )
        self.challenges.use(challenge)
        if not self.credentials.add_credential(
            person_id, made.credential_id, made.credential_public_key, made.sign_count, at
        ):
            raise Refused("passkey-known", 409)
        return made.credential_id

    def begin_login(self, party: Party, browser: str) -> Unchecked:
        """Return what `navigator.credentials.get` is to be given, as JSON.

        It names no passkey: the device knows which ones are for us, and nobody learns who exists.
        """
        options = generate_authentication_options(
            rp_id=party.domain,
            challenge=self.challenges.make("login", party.domain, browser),
            user_verification=UserVerificationRequirement.PREFERRED,
        )
        return options_to_json_dict(options)

    def finish_login(self, party: Party, browser: str, answer: Mapping[str, Any]) -> str:
        """Return the id of the person whose passkey answered."""
        given = _or_refuse(lambda: parse_authentication_credential_json(dict(answer)))
        challenge = _challenge(given.response.client_data_json)
        self.challenges.check(challenge, "login", party.domain, browser)
        known = self.credentials.credential(given.raw_id)
        if known is None:
            raise Refused("passkey-unknown", 403)
        person_id, public_key, _ = known
        handle = given.response.user_handle
        if handle is not None and handle != person_id.encode():
            raise Refused("passkey-refused", 403)
        made = _or_refuse(
            lambda: verify_authentication_response(
                credential=given,
                expected_challenge=challenge,
                expected_rp_id=party.domain,
                expected_origin=party.origin,
                credential_public_key=public_key,
                credential_current_sign_count=0,  # the store compares it, atomically for all nodes
            )
        )
        self.challenges.use(challenge)
        if not self.credentials.use_credential(given.raw_id, made.new_sign_count):
            LOG.warning("passkey refused: it may have been copied")
            raise Refused("passkey-cloned", 403)
        return person_id


def _challenge(client_data: bytes) -> bytes:
    """Return the challenge that an answer claims to answer."""
    return _or_refuse(lambda: parse_client_data_json(client_data).challenge)


def _or_refuse(making: Callable[[], Made]) -> Made:
    """Return what is made of an answer, or refuse the answer, whatever is wrong with it.

    The library raises its own errors for what it foresees, and any others for odd CBOR.
    """
    try:
        return making()
    except Exception as error:
        raise Refused("passkey-refused", 403) from error
