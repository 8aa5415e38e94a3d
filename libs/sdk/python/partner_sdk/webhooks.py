"""Signatures of webhook deliveries."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from .errors import WebhookSignatureError

if TYPE_CHECKING:
    from .types import PartnerEvent


def verify_webhook(
    body: str | bytes,
    signature: str | None,
    secret: str | Sequence[str],
    *,
    tolerance: float = 300,
    now: float | None = None,
) -> PartnerEvent:
    """Returns the event of a delivery with a valid signature.

    `body` has the exact bytes as received, before any parsing, and `signature` the header `X-Service-Signature`.
    During a rotation, `secret` may be several. Raises WebhookSignatureError, and TypeError for a body that was parsed.
    """
    if not isinstance(body, (str, bytes)):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise TypeError("pass the raw body as received, not a parsed object: the signature covers the exact bytes")
    secrets = [secret] if isinstance(secret, str) else list(secret)
    if not secrets or not all(secrets):
        raise TypeError("secret is missing: pass the signing secret, whsec_…")
    parts = [part.strip().partition("=")[::2] for part in (signature or "").split(",")]
    at = next((value for name, value in parts if name == "t"), "")
    if not re.fullmatch("[0-9]+", at):
        raise WebhookSignatureError("the signature header is missing or malformed")
    if not abs((time.time() if now is None else now) - int(at)) <= tolerance:
        raise WebhookSignatureError("the signature is too old or from the future")
    content = body.encode() if isinstance(body, str) else body
    given = [value for name, value in parts if name == "v1" and re.fullmatch("[0-9a-f]{64}", value)]
    for one in secrets:
        mac = hmac.new(one.encode(), at.encode() + b"." + content, hashlib.sha256).hexdigest()
        if any(hmac.compare_digest(mac, value) for value in given):
            return json.loads(content)
    raise WebhookSignatureError("the signature does not match the body and the secret")
