<?php

declare(strict_types=1);

namespace Partner;

/** Base class of all errors of this client. */
class PartnerError extends \RuntimeException {}

/** The API returned an error. `body` has everything that it says, such as `allowed` and `suggestion`. */
class PartnerApiError extends PartnerError
{
    public readonly ?string $errorCode;
    public readonly ?string $field;
    public readonly ?string $reason;
    public readonly ?string $conflictingId;
    public readonly ?string $requestId;
    /** True if the record no longer has the version of `ifMatch`. */
    public readonly bool $isVersionConflict;

    /**
     * @param array<string, string> $headers by lower-case name
     * @param array<string, mixed> $body
     */
    public function __construct(public readonly int $status, public readonly array $headers, public readonly array $body)
    {
        $this->errorCode = $body['code'] ?? null;
        $this->field = $body['field'] ?? null;
        $this->reason = $body['reason'] ?? null;
        $this->conflictingId = $body['conflictingId'] ?? null;
        $this->requestId = $headers['x-request-id'] ?? null;
        $this->isVersionConflict = $status === 409 && isset($headers['etag']);
        $more = $body['error_description'] ?? $this->reason ?? $body['suggestion'] ?? null;
        parent::__construct("$status: " . ($body['error'] ?? 'no error message') . ($more === null ? '' : " ($more)"));
    }

    /**
     * Returns the error of a response, in the class of its status.
     *
     * @param array<string, string> $headers
     * @param array<string, mixed> $body
     */
    public static function of(int $status, array $headers, array $body): self
    {
        return match ($status) {
            400, 422 => new PartnerValidationError($status, $headers, $body),
            404 => new PartnerNotFoundError($status, $headers, $body),
            409 => new PartnerConflictError($status, $headers, $body),
            429 => new PartnerRateLimitError($status, $headers, $body),
            default => new self($status, $headers, $body),
        };
    }
}

/** 400 or 422: the request is not valid. `field` and `body` say what to change. */
final class PartnerValidationError extends PartnerApiError {}

/** 404: there is no such record, or the credential's company does not see it. */
final class PartnerNotFoundError extends PartnerApiError {}

/** 409: another record or version is in the way. */
final class PartnerConflictError extends PartnerApiError {}

/** 429: too many requests, also after the retries. */
final class PartnerRateLimitError extends PartnerApiError {}

/** No response: the connection failed or broke. */
final class PartnerConnectionError extends PartnerError {}

/** No response arrived in time. */
final class PartnerTimeoutError extends PartnerError {}

/** The delivery is not from the service, or too old. Respond with 400 and ignore it. */
final class WebhookSignatureError extends PartnerError {}
