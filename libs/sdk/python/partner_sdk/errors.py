"""Errors of the client, by class."""

from __future__ import annotations

import email.message
from typing import Any


class PartnerError(Exception):
    """Base class of all errors of this client."""


class PartnerApiError(PartnerError):
    """The API returned an error. `body` has everything that it says, such as `allowed` and `suggestion`."""

    def __init__(self, status: int, headers: email.message.Message, body: Any) -> None:
        self.status = status
        self.headers = headers
        self.body: dict[str, Any] = body if isinstance(body, dict) else {}
        self.code: str | None = self.body.get("code")
        self.field: str | None = self.body.get("field")
        self.reason: str | None = self.body.get("reason")
        self.conflicting_id: str | None = self.body.get("conflictingId")
        self.request_id: str | None = headers.get("x-request-id")
        more = self.body.get("error_description") or self.reason or self.body.get("suggestion")
        super().__init__(f"{status}: {self.body.get('error', 'no error message')}{f' ({more})' if more else ''}")

    @property
    def is_version_conflict(self) -> bool:
        """True if the record no longer has the version of `if_match`."""
        return self.status == 409 and "etag" in self.headers


class PartnerValidationError(PartnerApiError):
    """400 or 422: the request is not valid. `field` and `body` say what to change."""


class PartnerNotFoundError(PartnerApiError):
    """404: there is no such record, or the credential's company does not see it."""


class PartnerConflictError(PartnerApiError):
    """409: another record or version is in the way."""


class PartnerRateLimitError(PartnerApiError):
    """429: too many requests, also after the retries."""


class PartnerConnectionError(PartnerError):
    """No response: the connection failed or broke."""


class PartnerTimeoutError(PartnerError):
    """No response arrived in time."""


class WebhookSignatureError(PartnerError):
    """The delivery is not from the service, or too old. Respond with 400 and ignore it."""


by_status = {
    400: PartnerValidationError,
    404: PartnerNotFoundError,
    409: PartnerConflictError,
    422: PartnerValidationError,
    429: PartnerRateLimitError,
}
