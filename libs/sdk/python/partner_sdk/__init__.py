"""Client of the Partner API: typed operations, retries, the event feed and webhook signatures."""

from .client import Client, PartnerWarning
from .errors import (
    PartnerApiError,
    PartnerConflictError,
    PartnerConnectionError,
    PartnerError,
    PartnerNotFoundError,
    PartnerRateLimitError,
    PartnerTimeoutError,
    PartnerValidationError,
    WebhookSignatureError,
)
from .paging import CursorFile, CursorStore, Items, Snapshot
from .webhooks import verify_webhook

__all__ = [
    "Client",
    "CursorFile",
    "CursorStore",
    "Items",
    "PartnerApiError",
    "PartnerConflictError",
    "PartnerConnectionError",
    "PartnerError",
    "PartnerNotFoundError",
    "PartnerRateLimitError",
    "PartnerTimeoutError",
    "PartnerValidationError",
    "PartnerWarning",
    "Snapshot",
    "WebhookSignatureError",
    "verify_webhook",
]
