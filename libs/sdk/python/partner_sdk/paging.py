"""Results that are read gradually: lists, snapshots and the event feed."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from .errors import PartnerConnectionError

if TYPE_CHECKING:
    from .types import PartnerEvent

T = TypeVar("T")


class Items(Generic[T]):
    """All items of a list, page by page: `for lead in client.leads.list(): …`."""

    def __init__(self, read: Callable[[int | None], dict[str, Any]], first: int) -> None:
        self._read = read
        self._first = first

    def page(self) -> dict[str, Any]:
        """Returns one page: `data`, `page`, `limit` and `total`."""
        return self._read(None)

    def __iter__(self) -> Iterator[T]:
        number = self._first
        while True:
            page = self._read(number)
            yield from page["data"]
            if not page["data"] or number * page["limit"] >= page["total"]:
                return
            number += 1


class Snapshot(Generic[T]):
    """All items of a resource at one moment, then `cursor`: the position of the feed directly after it (R84)."""

    def __init__(self, read: Callable[[], Iterator[bytes]]) -> None:
        self._read = read
        self._cursor: str | None = None

    @property
    def cursor(self) -> str:
        if self._cursor is None:
            raise ValueError("read all items of the snapshot first")
        return self._cursor

    def __iter__(self) -> Iterator[T]:
        count = 0
        for line in self._read():
            item: Any = json.loads(line) if line.endswith(b"\n") else {}
            if "id" in item:
                count += 1
                yield item
            elif item.get("count") == count:
                self._cursor = item["nextCursor"]
                return
        raise PartnerConnectionError("the snapshot was interrupted")


class CursorStore(Protocol):
    """A place that keeps the position in the feed."""

    def load(self) -> str | None: ...

    def save(self, cursor: str) -> None: ...


class CursorFile:
    """Keeps the position in the feed in a file."""

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self._path = os.fspath(path)

    def load(self) -> str | None:
        try:
            with open(self._path, encoding="ascii") as file:
                return file.read().strip() or None
        except FileNotFoundError:
            return None

    def save(self, cursor: str) -> None:
        # A process that is killed leaves the old or the new file, never a part.
        with open(f"{self._path}.new", "w", encoding="ascii") as file:
            file.write(cursor)
        os.replace(f"{self._path}.new", self._path)


class Followed:
    """The event feed (§6.2)."""

    list: Callable[..., Any]

    def __init__(self, timeout: float) -> None:
        # The maximum that the API waits, but well within the time-out.
        self._wait = int(min(25, timeout / 2))

    def follow(
        self,
        store: CursorStore,
        *,
        types: Sequence[str] | None = None,
        poll: float = 1.0,
        until_caught_up: bool = False,
    ) -> Iterator[PartnerEvent]:
        """Yields events in order, and new ones as they arrive.

        Continues after the cursor of the store, and stores the id of each event when the next one is asked for:
        an event is yielded at least once, also after a crash. `poll` is the seconds between polls of an API that does
        not wait for new events.
        """
        cursor = store.load()
        wait = None if until_caught_up else self._wait
        while True:
            asked = time.monotonic()
            page = self.list(cursor=cursor, types=types, limit=200, wait=wait)
            for event in page["data"]:
                yield event
                store.save(event["id"])
            # With types, the position also advances past other events.
            if page["nextCursor"] != cursor:
                cursor = page["nextCursor"]
                store.save(cursor)
            if page["hasMore"]:
                continue
            if until_caught_up:
                return
            # The API does not wait when too many readers do.
            if not page["data"]:
                time.sleep(max(0, asked + poll - time.monotonic()))
