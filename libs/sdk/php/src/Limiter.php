<?php

declare(strict_types=1);

namespace Partner;

/** Starts requests not faster than `X-RateLimit-Limit` and `X-RateLimit-Remaining` allow. @internal */
final class Limiter
{
    /** Part of the bucket that stays unused, for requests of other clients. */
    private const RESERVED = 0.25;
    /** The API refills a bucket in two seconds (§8). */
    private const REFILL_SECONDS = 2.0;

    private int $limit = 0;
    private float $tokens = 0;
    private float $at = 0;
    private float $pausedUntil = 0;

    /** Waits until a request may start. */
    public function take(): void
    {
        $now = microtime(true);
        $delay = $this->pausedUntil - $now;
        if ($this->limit > 0) {
            $tokens = min($this->limit, $this->tokens + ($now - $this->at) * $this->limit / self::REFILL_SECONDS);
            $lacking = 1 + floor($this->limit * self::RESERVED) - $tokens;
            $delay = max($delay, $lacking * self::REFILL_SECONDS / $this->limit);
        }
        self::wait($delay);
    }

    /**
     * Learns from a response.
     *
     * @param array<string, string> $headers
     */
    public function answered(array $headers): void
    {
        [$limit, $remaining] = [$headers['x-ratelimit-limit'] ?? '', $headers['x-ratelimit-remaining'] ?? ''];
        if (preg_match('/^\d+,\d+$/D', "$limit,$remaining")) {
            [$this->limit, $this->tokens, $this->at] = [(int) $limit, (float) $remaining, microtime(true)];
        }
    }

    /** Starts nothing for some time, because the API rejected a request. */
    public function pause(float $seconds): void
    {
        $this->pausedUntil = max($this->pausedUntil, microtime(true) + $seconds);
    }

    public static function wait(float $seconds): void
    {
        if ($seconds > 0) {
            usleep((int) ceil($seconds * 1e6));
        }
    }

    /**
     * Returns the seconds to wait before a retry, or null when the request must not be retried or would fail again.
     *
     * @param int $failed number of earlier failures
     * @param bool $isSafe true if executing the request twice has the same effect as once (R85)
     */
    public static function delayBeforeRetry(PartnerError $error, int $failed, bool $isSafe): ?float
    {
        $usual = min(8, 0.5 * 2 ** $failed) * (1 + lcg_value()) / 2;
        if ($error instanceof PartnerConnectionError || $error instanceof PartnerTimeoutError) {
            return $isSafe ? $usual : null;
        }
        if (!$error instanceof PartnerApiError) {
            return null;
        }
        $header = $error->headers['retry-after'] ?? '';
        // A number with a sign would be a time zone.
        $date = preg_match('/^[A-Z]/', $header) === 1 ? strtotime($header) : false;
        $asked = preg_match('/^\d+$/D', $header) ? (int) $header : ($date === false ? null : max(0, $date - time()));
        if (!self::isUndone($error) && ($error->status < 500 || !$isSafe)) {
            return null;
        }
        // A random part keeps clients from returning at the same moment.
        return $asked === null ? $usual : min($asked, 60) * (1 + lcg_value() * 0.1);
    }

    /** Returns true if the request changed nothing, because it was rejected or rolled back (503). */
    public static function isUndone(PartnerError $error): bool
    {
        // A 409 has Retry-After only while the first request with the same idempotency key is running.
        return $error instanceof PartnerApiError && (in_array($error->status, [408, 429, 503], true)
            || ($error->status === 409 && isset($error->headers['retry-after'])));
    }
}
