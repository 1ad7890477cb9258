"""How hard Hypothesis looks: a little at home, always the same on the server, long at night."""

import os

from hypothesis import settings

settings.register_profile("dev", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.register_profile("deep", deadline=None, max_examples=3000)
settings.load_profile("ci" if "CI" in os.environ else "dev")
