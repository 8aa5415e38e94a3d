"""Delays: the rate limit of the credential, and the time before a retry."""

from __future__ import annotations

import random
import re
import threading
import time
from collections.abc import Mapping
from email.utils import parsedate_to_datetime

from .errors import PartnerApiError, PartnerConnectionError, PartnerError, PartnerTimeoutError

#: Part of the bucket that stays unused, for requests of other clients.
RESERVED = 0.25
#: The API refills a bucket in two seconds (§8).
REFILL_SECONDS = 2.0
FIRST_REQUESTS = 4


class Limiter:
    """Starts requests not faster than `X-RateLimit-Limit` and `X-RateLimit-Remaining` allow. Threads may share it."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._limit = 0
        #: Tokens at `_at`; None until a response shows them.
        self._tokens: float | None = None
        self._at = self._paused_until = 0.0
        self._in_flight = 0
        self._is_answered = False

    def take(self) -> None:
        """Waits until a request may start."""
        with self._changed:
            # The first response shows the limit: until then, few requests are in flight.
            self._changed.wait_for(lambda: self._is_answered or self._in_flight < FIRST_REQUESTS)
            while self._delay() > 0:
                self._changed.wait(self._delay())
            self._in_flight += 1
            if self._tokens is not None:
                self._tokens -= 1

    def answered(self, headers: Mapping[str, str] | None) -> None:
        """Learns from a response, or from the end of a request without one."""
        limit, remaining = ((headers or {}).get(f"x-ratelimit-{name}") or "" for name in ("limit", "remaining"))
        with self._changed:
            self._in_flight -= 1
            self._is_answered = self._is_answered or headers is not None
            if re.fullmatch("[0-9]+", limit) and re.fullmatch("[0-9]+", remaining):
                # Requests in flight may not be counted yet.
                self._limit, self._tokens, self._at = int(limit), int(remaining) - self._in_flight, time.monotonic()
            self._changed.notify_all()

    def pause(self, seconds: float) -> None:
        """Starts nothing for some time, because the API rejected a request."""
        with self._changed:
            self._paused_until = max(self._paused_until, time.monotonic() + seconds)

    def _delay(self) -> float:
        now = time.monotonic()
        if now < self._paused_until or self._tokens is None or self._limit == 0:
            return self._paused_until - now
        self._tokens = min(self._limit, self._tokens + (now - self._at) * self._limit / REFILL_SECONDS)
        self._at = now
        return (1 + int(self._limit * RESERVED) - self._tokens) * REFILL_SECONDS / self._limit


def delay_before_retry(error: PartnerError, failed: int, is_safe: bool) -> float | None:
    """Returns the seconds to wait before a retry, or None when the request must not be retried or would fail again.

    `failed` is the number of earlier failures; `is_safe` is true if executing the request twice is like once (R85).
    """
    usual = min(8.0, 0.5 * 2**failed) * (0.5 + random.random() / 2)
    if isinstance(error, (PartnerConnectionError, PartnerTimeoutError)):
        return usual if is_safe else None
    if not isinstance(error, PartnerApiError):
        return None
    asked = _retry_after(error.headers.get("retry-after"))
    if not is_undone(error) and (error.status < 500 or not is_safe):
        return None
    # A random part keeps clients from returning at the same moment.
    return usual if asked is None else min(asked, 60.0) * (1 + random.random() * 0.1)


def is_undone(error: PartnerError) -> bool:
    """Returns true if the request changed nothing, because it was rejected or rolled back (503)."""
    if not isinstance(error, PartnerApiError):
        return False
    # A 409 has Retry-After only while the first request with the same idempotency key is running.
    is_running = error.status == 409 and _retry_after(error.headers.get("retry-after")) is not None
    return error.status in (408, 429, 503) or is_running


def _retry_after(header: str | None) -> float | None:
    if header is None or re.fullmatch("[0-9]+", header):
        return None if header is None else float(header)
    try:
        return max(0.0, parsedate_to_datetime(header).timestamp() - time.time())
    except (TypeError, ValueError):
        return None
