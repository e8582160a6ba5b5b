"""The API description against the API, by schemathesis: every answer is one that it promises."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from app.bridge.openapi import describe
from app.bridge.tools import TOOLS
from tests.helpers.bridge import RunningBridge, start_bridge

CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
OPERATIONS = [f"{method.upper()} {path}" for path, item in describe()["paths"].items() for method in item]


@pytest.fixture
def roomy(workspace: Path) -> Iterator[RunningBridge]:
    bridge = start_bridge(workspace, settings="app: { bridge: { requestsPerMinute: 100000 } }")
    yield bridge
    bridge.stop()


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("mode", list(schemathesis.GenerationMode))
def test_the_description_keeps_its_word(roomy: RunningBridge, mode: schemathesis.GenerationMode) -> None:
    headers = {"authorization": f"Bearer {roomy.connect()}"}
    schema = schemathesis.openapi.from_url(f"{roomy.bridge.url}/openapi.json", headers=headers)
    tried = []
    for found in schema.get_all_operations():
        operation = found.ok()
        if mode is schemathesis.GenerationMode.NEGATIVE and not operation.body:
            continue  # nothing can be said wrongly where nothing is said

        @settings(max_examples=12, database=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy(generation_mode=mode))
        def keeps_its_word(case: schemathesis.Case) -> None:
            case.call_and_validate(headers=headers, checks=CHECKS)

        keeps_its_word()
        tried.append(operation.label)
    assert len(tried) >= 5


def test_every_route_is_described_and_every_refusal_too() -> None:
    description = describe()
    assert description["openapi"] == "3.1.0"
    assert {tool.route for tool in TOOLS} <= set(description["paths"])
    assert set(OPERATIONS) == {
        "GET /health",
        "GET /openapi.json",
        "GET /v1/memory/context",
        "GET /v1/status",
        "POST /v1/flush",
        "POST /v1/memory/append",
        "POST /v1/memory/get",
        "POST /v1/memory/proposals",
        "POST /v1/memory/search",
        "POST /v1/sync",
    }
    for path, item in description["paths"].items():
        for operation in item.values():
            assert operation["summary"]
            codes = set(operation["responses"])
            assert {"200", "403", "413", "421"} <= codes, path
            if path != "/health":
                assert {"401", "429", "503"} <= codes, path
