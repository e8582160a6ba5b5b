"""The rules of every test: no screen, no surprise in the log, a home of its own, no machine but this one."""

from __future__ import annotations

import os
from importlib.util import find_spec

# Before anything imports Qt. Tests of a real desktop start the program as a process with an own environment.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
for name in ("DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "QT_IM_MODULE", "QT_STYLE_OVERRIDE"):
    os.environ.pop(name, None)

from hypothesis import HealthCheck, settings

pytest_plugins = ["tests.helpers.isolation", "tests.helpers.log_rules", "tests.helpers.page_opener"]
if find_spec("tests.helpers.desktop_session"):
    pytest_plugins.append("tests.helpers.desktop_session")

# The home that every test gets is fresh per test, not per example: property tests that write files name
# their own folders. Deadlines would measure the machine, not the code.
settings.register_profile(
    "memoro", deadline=None, max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
settings.register_profile("ci", settings.get_profile("memoro"), max_examples=120, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "memoro")
