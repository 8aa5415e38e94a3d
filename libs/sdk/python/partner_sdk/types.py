"""The types of bodies and results, as types.pyi declares them: at run time all are dicts."""

from typing import Any


def __getattr__(name: str) -> Any:
    if name.startswith("_"):
        raise AttributeError(name)
    return dict
