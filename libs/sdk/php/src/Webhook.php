<?php

declare(strict_types=1);

namespace Partner;

/** @phpstan-import-type PartnerEvent from Types */
final class Webhook
{
    /**
     * Returns the event of a delivery with a valid signature.
     *
     * @param string $body the exact bytes as received: `file_get_contents('php://input')`
     * @param ?string $signature the header X-Service-Signature: `$_SERVER['HTTP_X_SERVICE_SIGNATURE'] ?? null`
     * @param string|list<string> $secret signing secrets, `whsec_…`; several during a rotation
     * @param int $tolerance maximum age and clock difference in seconds
     * @param ?int $now current time; for tests
     * @return PartnerEvent
     * @throws WebhookSignatureError
     */
    public static function verify(
        string $body,
        ?string $signature,
        #[\SensitiveParameter] string|array $secret,
        int $tolerance = 300,
        ?int $now = null,
    ): array {
        $secrets = (array) $secret;
        if ($secrets === [] || in_array('', $secrets, true)) {
            throw new \InvalidArgumentException('secret is missing: pass the signing secret, whsec_…');
        }
        if (!preg_match('/(?:^|,)\s*t=(\d{1,12})\s*(?:,|$)/D', $signature ?? '', $at)) {
            throw new WebhookSignatureError('the signature header is missing or malformed');
        }
        if (abs(($now ?? time()) - (int) $at[1]) > $tolerance) {
            throw new WebhookSignatureError('the signature is too old or from the future');
        }
        preg_match_all('/(?:^|,)\s*v1=([0-9a-f]{64})(?=\s*(?:,|$))/D', (string) $signature, $given);
        foreach ($secrets as $one) {
            $mac = hash_hmac('sha256', "$at[1].$body", $one);
            foreach ($given[1] as $value) {
                if (hash_equals($mac, $value)) {
                    return json_decode($body, true, 512, JSON_THROW_ON_ERROR);
                }
            }
        }
        throw new WebhookSignatureError('the signature does not match the body and the secret');
    }
}
