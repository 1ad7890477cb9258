"""The meaning of a profile document: what it changes of its parent, and what its source says."""

from typing import TYPE_CHECKING

from spades_rules.doors import doors

if TYPE_CHECKING:
    from spades_rules.profile.codes import CODES
    from spades_rules.profile.dump import dump_profile, plain_profile
    from spades_rules.profile.library import Head, heads, kept
    from spades_rules.profile.load import (
        Checked,
        load_profile,
        read_as,
        read_profile,
        read_variants,
    )
    from spades_rules.profile.model import (
        TABLE,
        Profile,
        ProfileError,
        Reading,
        Setting,
        known_profile,
    )
    from spades_rules.profile.origins import Contribution, Evidence, Layer, Stance
    from spades_rules.profile.schema import profile_schema
    from spades_rules.profile.sites import named, site
    from spades_rules.profile.sources import Register, Section, Source, register_of

__all__ = [
    "CODES",
    "TABLE",
    "Checked",
    "Contribution",
    "Evidence",
    "Head",
    "Layer",
    "Profile",
    "ProfileError",
    "Reading",
    "Register",
    "Section",
    "Setting",
    "Source",
    "Stance",
    "dump_profile",
    "heads",
    "kept",
    "known_profile",
    "load_profile",
    "named",
    "plain_profile",
    "profile_schema",
    "read_as",
    "read_profile",
    "read_variants",
    "register_of",
    "site",
]

__getattr__, __dir__ = doors(
    __name__,
    {
        "codes": ("CODES",),
        "dump": ("dump_profile", "plain_profile"),
        "library": ("Head", "heads", "kept"),
        "load": ("Checked", "load_profile", "read_as", "read_profile", "read_variants"),
        "model": ("TABLE", "Profile", "ProfileError", "Reading", "Setting", "known_profile"),
        "origins": ("Contribution", "Evidence", "Layer", "Stance"),
        "schema": ("profile_schema",),
        "sites": ("named", "site"),
        "sources": ("Register", "Section", "Source", "register_of"),
    },
)
