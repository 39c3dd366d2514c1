"""The Town, the ambulances the Hospitals and the Patients of Dynamite Nurse, line by line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wardround.dynamitenurse.content import Content
from wardround.dynamitenurse.view_types import DynamiteNurseView, NurseCharge, NurseHospital
from wardround.narration.dynamitenurse.cards import Cards
from wardround.narration.narrators import hospital_of
from wardround.words.dynamitenurse import DynamiteNurseWords
from wardround.words.dynamitenurse.cards import vp
from wardround.words.dynamitenurse.patients import kind_of


def _patients(view: DynamiteNurseView) -> Iterator[tuple[str, int]]:
    """Give the Patients that show a side, each with whose charge it is."""
    for charge in view["ambulances"]:
        yield charge["patient"], charge["seat"]
    for hospital in view["hospitals"]:
        for patient in hospital["admitted"]:
            yield patient, hospital["seat"]


def shown(view: DynamiteNurseView, patient: str) -> str:
    """Return a Patient (`P17`) with the side that it shows (`P17!` in Critical Condition)."""
    return next((text for text, _ in _patients(view) if text.rstrip("!") == patient), patient)


def owner_of(view: DynamiteNurseView, patient: str) -> int | None:
    """Return whose charge a Patient is, or None."""
    return next((seat for text, seat in _patients(view) if text.rstrip("!") == patient), None)


def unpaid(content: Content, view: DynamiteNurseView, seat: int) -> list[str]:
    """Return the critical Emergency Cases that a seat has not paid for in its Main Phase."""
    paid = view["main"]["paid"]
    return [
        patient
        for patient in view["hospitals"][seat]["admitted"]
        if patient.endswith("!")
        and kind_of(content, patient).emergency
        and patient.rstrip("!") not in paid
    ]


class Looker:
    """Describes a view."""

    def __init__(self, words: DynamiteNurseWords, content: Content, cards: Cards) -> None:
        self._words = words
        self._content = content
        self._cards = cards

    def _nothing(self) -> str:
        return self._words.say("look-nothing")

    # --- the table -------------------------------------------------------------------------

    def table(self, view: DynamiteNurseView, names: Sequence[str]) -> list[str]:
        """Return the contents of the Town and the Patients in transport."""
        say, town = self._words.say, view["town"]
        phase = say(f"dn-phase-{view['phase']}")
        lines = [say("dn-look-turn", turn=view["turn"], phase=phase)]
        lines.append(self.dungeon(view))
        lines.append(say("dn-look-piles", piles=self._piles(view)))
        top = town["events"]["top"]
        if top is not None:
            lines.append(
                say("dn-look-events", card=self._cards.priced(top), count=town["events"]["count"])
            )
        lines.append(say("dn-look-nurses", count=town["nurses"]["count"]))
        if town["nurses"]["top"] is not None:
            lines.append(say("dn-look-nurse-top", card=self._words.card(town["nurses"]["top"])))
        lines.append(say("dn-look-kill-marks", count=town["kill_marks"]))
        if town["dynamite_nurse"] is not None:
            player = names[town["dynamite_nurse"]]
            person = self._words.person(player)
            lines.append(say("dn-look-dynamite-nurse", player=player, person=person))
        if town["graveyard"]:
            lines.append(say("dn-look-graveyard", patients=self._patients(town["graveyard"])))
        if town["scrapped"]:
            lines.append(say("dn-look-scrapped", cards=self._cards.counted(town["scrapped"])))
        return [*lines, self.ambulances(view, names)]

    def dungeon(self, view: DynamiteNurseView) -> str:
        """Return the top of the Dungeon and how many Patients are left in it."""
        dungeon = view["town"]["dungeon"]
        top = self._nothing() if dungeon["top"] is None else self._words.described(dungeon["top"])
        return self._words.say("dn-look-dungeon", patient=top, count=dungeon["count"])

    def _piles(self, view: DynamiteNurseView) -> str:
        told = [self._pile(pile["card"], pile["left"]) for pile in view["town"]["piles"]]
        return self._words.listed([one for one in told if one]) or self._words.say("dn-no-card")

    def _pile(self, id: str, left: int) -> str:
        """Return a card for sale with its cost, what it is good for, and how many are left."""
        if not left:
            return ""
        say, card = self._words.say, self._cards.card(id)
        told = [say("dn-cost", count=int(card.cost)), *self._cards.brings(id)]
        told.append(say("dn-look-left", count=left))
        printed = self._words.listed([", ".join(told), *self._cards.unlike_points(id)])
        return say("dn-card-with", card=self._words.card(id), printed=printed)

    def _patients(self, texts: Sequence[str]) -> str:
        return ", ".join(self._words.patient(text) for text in texts) or self._nothing()

    def ambulances(self, view: DynamiteNurseView, names: Sequence[str]) -> str:
        """Return the Patients in transport, the leading one first, and whose charges they are."""
        told = [self._charge(view, charge, names) for charge in view["ambulances"]]
        return self._words.say(
            "dn-look-ambulances",
            count=len(told),
            limit=view["ambulance_limit"],
            patients=self._words.listed(told) or self._nothing(),
        )

    def _charge(self, view: DynamiteNurseView, charge: NurseCharge, names: Sequence[str]) -> str:
        say, seat = self._words.say, charge["seat"]
        patient = self._words.described(charge["patient"])
        if seat == view["viewer"]:
            return say("dn-look-your-charge", patient=patient)
        player = self._words.player(seat, names)
        to = self._words.to(player)
        return say("dn-look-charge-of", patient=patient, player=player, to=to)

    # --- a Hospital ------------------------------------------------------------------------

    def hospital(self, view: DynamiteNurseView, seat: int, player: str) -> list[str]:
        """Return everything about one player."""
        say, hospital = self._words.say, view["hospitals"][seat]
        lines = [hospital_of(seat, player, self._words), self.admitted(view, seat)]
        lines.append(self.hand(hospital))
        if hospital["in_play"]:
            lines.append(say("dn-look-in-play", cards=self._cards.counted(hospital["in_play"])))
        lines.append(self._deck(hospital))
        discard = self._cards.counted(hospital["discard"])
        lines.append(say("dn-look-discard", count=len(hospital["discard"]), cards=discard))
        if hospital["acquired"]:
            lines.append(self._acquired(hospital["acquired"]))
        return [*lines, self.counts(hospital, with_acquired=not hospital["acquired"])]

    def hand(self, hospital: NurseHospital) -> str:
        """Return the hand: the viewer's own with its texts, else as far as it is known."""
        say, count = self._words.say, hospital["hand_count"]
        if hospital["hand"] is not None:
            return say("dn-look-hand", cards=self._cards.hand(hospital["hand"]))
        known = self._cards.counted(hospital["known"])
        if not hospital["known"]:
            return say("dn-look-hand-count", count=count)
        key = "dn-look-hand" if len(hospital["known"]) == count else "dn-look-known"
        return say(key, count=count, cards=known)

    def _deck(self, hospital: NurseHospital) -> str:
        """Return the deck; together with the hand where they can't be separated."""
        known, unseen = hospital["known"], hospital["unseen"]
        if hospital["hand"] is not None or len(known) == hospital["hand_count"]:
            key, cards = "dn-look-deck", unseen
        else:
            key, cards = "dn-look-deck-and-hand", self._cards.sorted([*known, *unseen])
        told = self._cards.counted(cards)
        return self._words.say(key, count=hospital["deck_count"], cards=told)

    def _acquired(self, acquired: Sequence[str]) -> str:
        """Return acquired Patients by name, and which of them are Emergency Cases (DN-12.1)."""
        say, told = self._words.say, list[str]()
        for one in acquired:
            patient = self._words.patient(one)
            if kind_of(self._content, one).emergency:
                facts = say("dn-emergency-case")
                patient = say("dn-patient-with", patient=patient, facts=facts)
            told.append(patient)
        return say(
            "dn-look-acquired-named",
            count=len(acquired),
            vp=self._vp(acquired),
            patients=", ".join(told),
        )

    def _vp(self, acquired: Sequence[str]) -> str:
        return vp(self._words, sum(int(kind_of(self._content, one).vp) for one in acquired))

    def admitted(self, view: DynamiteNurseView, seat: int) -> str:
        """Return the admitted Patients, and which of them must still be paid for."""
        hospital = view["hospitals"][seat]
        told = [self._admitted(view, seat, patient) for patient in hospital["admitted"]]
        return self._words.say(
            "dn-look-admitted",
            count=len(told),
            beds=self._content.house.beds,
            patients=self._words.listed(told) or self._nothing(),
        )

    def _admitted(self, view: DynamiteNurseView, seat: int, patient: str) -> str:
        told = self._words.described(patient)
        in_main = view["phase"] == "main" and seat == view["active"]
        kind = kind_of(self._content, patient)
        if not (in_main and kind.emergency and patient.endswith("!")):
            return told
        due = patient in unpaid(self._content, view, seat)
        return self._words.say("dn-unpaid" if due else "dn-paid", patient=told)

    def counts(self, hospital: NurseHospital, *, with_acquired: bool = True) -> str:
        """Return how many acquired Patients, Kill Marks and unused markers there are."""
        say, acquired = self._words.say, hospital["acquired"]
        told: list[str] = []
        if with_acquired:
            told.append(say("dn-look-acquired", count=len(acquired), vp=self._vp(acquired)))
        told.append(say("dn-look-marks", count=hospital["kill_marks"]))
        if hospital["dynamite_nurse"]:
            told.append(say("dn-dynamite-nurse"))
        colour = say(f"dn-colour-{hospital['colour']}")
        told.append(say("dn-look-markers", count=hospital["markers"], colour=colour))
        return self._words.listed(told)
