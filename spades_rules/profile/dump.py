"""A profile written out whole: every rule with every parameter, and no parent."""

from collections.abc import Mapping

from spades_rules.document import Plain, dump_document
from spades_rules.profile.merge import POLICY
from spades_rules.profile.model import Profile
from spades_rules.profile.sheet import FORMAT

__all__ = ["dump_profile", "plain_profile"]


def dump_profile(profile: Profile) -> str:
    """Write the resolved profile as a document that does the same without any other."""
    return dump_document(plain_profile(profile))


def plain_profile(profile: Profile) -> dict[str, Plain]:
    """Give the resolved profile as plain values, in the order in which one writes them."""
    rules: dict[str, Plain] = {
        slot: {
            name: {POLICY: setting.policy, **setting.parameters}
            for name, setting in settings.items()
        }
        for slot, settings in profile.rules.items()
    }
    accepts = _accepts(profile)
    return {
        "format": FORMAT,
        "name": profile.name,
        "title": profile.title,
        "game": profile.game,
        "rules": rules,
        **({"accepts": dict(accepts)} if accepts else {}),
    }


def _accepts(profile: Profile) -> Mapping[str, str]:
    """Give what is accepted: what a parent accepts holds for a file that does not speak of it.

    A file whose rules mend what a parent had to accept says so by accepting nothing: `{}`.
    """
    own = profile.document.value
    if isinstance(own, dict) and "accepts" in own:
        return profile.accepts
    return next((layer.accepts for layer in reversed(profile.layers) if layer.accepts), {})
