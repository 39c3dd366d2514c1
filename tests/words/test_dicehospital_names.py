"""Names: every card of every pack in English, and in French and Italian as their books print it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.kit.rules import rule
from tests.words.fluent_files import by_key
from wardround.core.cards import Card
from wardround.dicehospital import packs
from wardround.dicehospital.content import Department, Specialist
from wardround.dicehospital.reading import read_content
from wardround.words.dicehospital import DiceHospitalWords

KINDS = ("department", "specialist", "administrator", "event", "report")

FRENCH = {
    "department": {
        "critical-care-unit": "Traumatologie", "oncology": "Oncologie", "pharmacy": "Pharmacie",
        "intensive-care": "Soins intensifs", "imaging": "Imagerie", "clinic": "Dispensaire",
        "operating-theatre": "Bloc opératoire", "ear-nose-throat": "Oto-rhino-laryngologie",
        "orthopaedics": "Orthopédie", "cardiology": "Cardiologie", "immunology": "Immunologie",
        "urology": "Urologie", "anaesthesia": "Anesthésie", "allergy-centre": "Allergologie",
        "renal-medicine": "Néphrologie", "crash-centre": "Urgence", "radiology": "Radiologie",
        "triage-centre": "Centre de répartition", "drug-trial-centre": "Centre d’essai clinique",
        "physiotherapy": "Physiothérapie", "experimental-therapy": "Thérapie expérimentale",
        "training-department": "Centre de formation",
    },
    "specialist": {
        "surgeon": "Chirurgien", "pharmacist": "Pharmacien", "haematologist": "Hématologue",
        "anaesthetist": "Anesthésiste", "virologist": "Virologue", "urologist": "Urologue",
        "cardiologist": "Cardiologue", "microbiologist": "Microbiologiste",
        "radiologist": "Radiologue", "triage-nurse": "Infirmier de triage",
        "paramedic": "Ambulancier", "general-practitioner": "Médecin généraliste",
        "pathologist": "Pathologiste", "experimental-chemist": "Chimiste expérimental",
        "registrar": "Officier d’état civil", "medical-student": "Interne",
        "physiotherapist": "Physiothérapeute",
        "haematology-technician": "Technicien en hématologie",
    },
}  # fmt: skip
ITALIAN = {
    "department": {
        "trauma-unit": "Traumatologia", "oncology": "Oncologia", "pharmacy": "Farmacia",
        "intensive-care": "Terapia intensiva", "imaging": "Ecografia", "clinic": "Clinica",
        "surgical-theatre": "Sala operatoria", "ear-nose-throat": "Otorinolaringoiatria",
        "orthopaedics": "Ortopedia", "cardiology": "Cardiologia", "immunology": "Immunologia",
        "urology": "Urologia", "anaesthesia": "Anestesia",
        "allergy-centre": "Centro allergologico", "renal-unit": "Nefrologia",
        "crash-centre": "Pronto soccorso", "radiology": "Radiologia",
        "triage-centre": "Sportello del triage",
        "drug-trial-centre": "Centro per test farmacologici", "physiotherapy": "Fisioterapia",
        "experimental-therapy": "Terapia sperimentale", "training-centre": "Centro di formazione",
    },
    "specialist": {
        "surgeon": "Chirurgo", "pharmacist": "Farmacista", "haematologist": "Ematologo",
        "anaesthetist": "Anestesista", "virologist": "Virologo", "urologist": "Urologo",
        "cardiologist": "Cardiologo", "microbiologist": "Microbiologo",
        "neurologist": "Neurologo", "triage-nurse": "Infermiere del triage",
        "paramedic": "Paramedico", "general-practitioner": "Medico di famiglia",
        "pathologist": "Patologo", "experimental-chemist": "Chimico sperimentale",
        "registrar": "Medico internista", "medical-student": "Studente di medicina",
        "physiotherapist": "Fisioterapista", "haematology-technician": "Tecnico di laboratorio",
        "consultant": "Consulente", "admissions-nurse": "Infermiere dell’accettazione",
    },
}  # fmt: skip
TERMS = {
    "fr": {
        "patient": "patient", "ward": "chambre", "department": "service",
        "specialist": "spécialiste", "nurse": "infirmière", "blood-bag": "poche de sang",
        "fatality": "décès", "administrator": "directeur d’hôpital",
        "first-player": "Premier joueur", "ambulance": "ambulance",
        "medical-report": "bilan médical", "intake": "admission", "improvement": "amélioration",
        "mortuary": "morgue", "nurses-station": "salle des infirmières",
        "discharge-area": "zone de sortie", "event": "événement", "bag": "sac",
    },
    "it": {
        "patient": "paziente", "ward": "reparto", "department": "dipartimento",
        "specialist": "specialista", "nurse": "infermiere", "blood-bag": "sacca di sangue",
        "fatality": "decesso", "administrator": "amministratore dell’ospedale",
        "first-player": "Primo giocatore", "ambulance": "ambulanza",
        "medical-report": "rapporto medico", "intake": "arrivo", "improvement": "miglioramento",
        "mortuary": "obitorio", "nurses-station": "infermeria",
        "discharge-area": "area di dimissione", "event": "evento", "bag": "sacchetto",
    },
}  # fmt: skip
PHASES = {
    "fr": ["Admission des patients", "Amélioration de l’hôpital", "Activation de l’hôpital",
           "Patients négligés", "Patients sortants", "Changement d’équipe"],
    "it": ["Arrivo dei pazienti", "Miglioramento dell’ospedale", "Attivazione dell’ospedale",
           "Pazienti trascurati", "Pazienti dimessi", "Cambio del turno"],
}  # fmt: skip
OPTIONS = {
    "fr": {
        "opening-crisis": "Panique aux admissions", "nationwide-epidemic": "Épidémie nationale",
        "resistant-superbug": "Virus super résistant", "final-round-collections": "Transfert final",
        "experimental": "Médecine expérimentale", "double-fatality-penalty": "Pénalité de décès",
        "double-report-penalty": "Pénalité de bilan médical",
    },
    "it": {
        "opening-crisis": "Crisi iniziale", "nationwide-epidemic": "Epidemia nazionale",
        "resistant-superbug": "Superbatteri resistenti",
        "final-round-collections": "Raccolta dei pazienti", "experimental": "Medicina sperimentale",
        "double-fatality-penalty": "Penalità per i decessi",
        "double-report-penalty": "Penalità dei rapporti medici",
    },
}  # fmt: skip


def named_in_packs() -> Iterator[tuple[str, str]]:
    """Give the kind and the name of every entry of the packaged packs."""
    for path in sorted(Path(str(packs.__path__[0])).glob("*.toml")):
        pack: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
        for kind in KINDS:
            for entry in pack.get(kind, []):
                yield kind, entry.get("name", entry["id"])


def card(name: str, **titles: str) -> Card:
    """Return a card of a user's pack."""
    return Card("my-card", name, 1, "", "user", titles)


def test_every_entry_of_every_pack_has_an_english_name() -> None:
    named = {f"{kind}-{name}" for kind, name in named_in_packs()}

    assert len(named) > 80
    assert sorted(named - by_key("en").keys()) == []


@pytest.mark.parametrize("language", ["fr", "it"])
def test_every_entry_of_every_pack_is_named_in_the_other_languages(language: str) -> None:
    named = {f"{kind}-{name}" for kind, name in named_in_packs()}

    assert sorted(named - by_key(language).keys()) == []


@rule("DH-17.2")
def test_french_names_are_those_of_the_french_book() -> None:
    words = DiceHospitalWords("fr")
    content = read_content("french", experimental=True)
    told = {
        "department": {one.card.name: words.title(one) for one in content.departments},
        "specialist": {one.card.name: words.title(one) for one in content.specialists},
    }

    assert told == FRENCH


@rule("DH-17.1")
def test_italian_names_are_those_of_the_italian_book() -> None:
    words = DiceHospitalWords("it")
    content = read_content("italian", experimental=True, promos=True)
    told = {
        "department": {one.card.name: words.title(one) for one in content.departments},
        "specialist": {one.card.name: words.title(one) for one in content.specialists},
    }

    assert told == ITALIAN


@pytest.mark.parametrize("language", ["fr", "it"])
def test_terms_phases_and_options_are_those_of_the_books(language: str) -> None:
    words = DiceHospitalWords(language)
    phases = ["intake", "improvement", "activation", "neglect", "discharge", "shift-change"]

    assert TERMS[language] == {name: words.say(f"term-{name}") for name in TERMS[language]}
    assert PHASES[language] == [words.say(f"phase-{name}") for name in phases]
    assert OPTIONS[language] == {name: words.say(f"option-{name}") for name in OPTIONS[language]}


@rule("DH-17.1")
def test_english_names_that_differ_in_the_italian_edition() -> None:
    words = DiceHospitalWords("en")
    content = read_content("italian", experimental=True)
    cards: list[Department | Specialist] = [*content.departments, *content.specialists]
    titles = {one.card.id: words.title(one) for one in cards if one.card.name != one.card.id}

    assert titles == {
        "critical-care-unit": "Trauma Unit",
        "operating-theatre": "Surgical Theatre",
        "renal-medicine": "Renal Unit",
        "training-department": "Training Centre",
        "radiologist": "Neurologist",
    }


def test_a_card_goes_by_its_own_title_first() -> None:
    assert DiceHospitalWords("fr").name("department", card("cardiology", fr="Cœur")) == "Cœur"


def test_a_card_without_a_title_in_the_language_goes_by_the_message_of_its_name() -> None:
    assert (
        DiceHospitalWords("fr").name("department", card("cardiology", en="Heart")) == "Cardiologie"
    )


def test_a_card_that_no_message_names_goes_by_its_english_title_or_its_id() -> None:
    assert DiceHospitalWords("it").name("department", card("spa", en="Spa")) == "Spa"
    assert DiceHospitalWords("it").name("department", card("spa")) == "my-card"


@rule("DH-14.9")
@pytest.mark.parametrize(
    ("edition", "titles"),
    [
        ("final", [
            "Two red patients discharged: +1", "Two yellow patients discharged: +1",
            "Two green patients discharged: +1", "One patient of each colour discharged: +1",
            "One red patient safe from neglect", "One yellow patient safe from neglect",
            "One green patient safe from neglect", "Most patients discharged: +1",
        ]),
        ("prototype", [
            "Each set of two red patients discharged: +1",
            "Each set of two yellow patients discharged: +1",
            "Each set of two green patients discharged: +1",
            "Each set of one patient of each colour discharged: +1",
            "All red patients safe from neglect", "All yellow patients safe from neglect",
            "All green patients safe from neglect", "Most patients discharged: +2",
        ]),
    ],
)  # fmt: skip
def test_administrators_have_their_power_as_their_title(edition: str, titles: list[str]) -> None:
    words = DiceHospitalWords("en")

    assert titles == [words.title(one) for one in read_content(edition).administrators]
