"""The meaning of a profile document: what it changes of its parent, and what its source says."""

from spades_rules.profile.codes import CODES
from spades_rules.profile.dump import dump_profile
from spades_rules.profile.library import Head, heads, kept
from spades_rules.profile.load import Checked, load_profile, read_profile
from spades_rules.profile.model import (
    TABLE,
    Contribution,
    Evidence,
    Layer,
    Profile,
    ProfileError,
    Reading,
    Setting,
    Stance,
)

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
    "Setting",
    "Stance",
    "dump_profile",
    "heads",
    "kept",
    "load_profile",
    "read_profile",
]
