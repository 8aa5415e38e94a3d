"""The operations by resource, from the table. Their types are in resources.pyi."""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from .paging import Followed

OPERATIONS: dict[str, dict[str, Any]] = json.loads(Path(__file__).with_name("operations.json").read_bytes())


class Resource:
    """Operations of one resource."""


class Resources:
    """Every operation below its resource: `client.leads.create(…)`."""

    def __init__(self, call: Callable[..., Any], timeout: float) -> None:
        for id, operation in OPERATIONS.items():
            *group, name = map(_snake, operation["name"].split("."))
            target = self
            if group:
                target = vars(self).setdefault(group[0], Followed(timeout) if group[0] == "events" else Resource())
            setattr(target, name, functools.partial(call, id))


def _snake(name: str) -> str:
    return re.sub("[A-Z]", lambda letter: "_" + letter[0].lower(), name)
