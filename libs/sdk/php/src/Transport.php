<?php

declare(strict_types=1);

namespace Partner;

/** Sends a request once: with the extension curl if it is loaded, else with the streams of PHP. @internal */
final class Transport
{
    /**
     * @param list<string> $headers
     * @param bool $isGradual true if the time-out is for the silence of the connection, not for the whole response
     * @return array{int, array<string, string>, resource} status, headers by lower-case name, and the body from its start
     * @throws PartnerConnectionError
     * @throws PartnerTimeoutError
     */
    public static function send(string $method, string $url, array $headers, ?string $body, float $timeout, bool $isGradual): array
    {
        $into = fopen('php://temp', 'w+');
        [$lines, $error, $isLate] = extension_loaded('curl')
            ? self::withCurl($method, $url, $headers, $body, $timeout, $isGradual, $into)
            : self::withStreams($method, $url, $headers, $body, $timeout, $isGradual, $into);
        if ($isLate) {
            throw new PartnerTimeoutError("no response within $timeout s");
        }
        [$status, $found] = self::parsed($lines);
        $length = $found['content-length'] ?? null;
        $isPart = $method !== 'HEAD' && $length !== null && (int) $length !== fstat($into)['size'];
        if ($error !== null || $status === 0 || $isPart) {
            throw new PartnerConnectionError('the connection failed: ' . ($error ?? 'the response is incomplete'));
        }
        rewind($into);
        return [$status, $found, $into];
    }

    /**
     * @param list<string> $lines
     * @return array{int, array<string, string>}
     */
    private static function parsed(array $lines): array
    {
        [$status, $headers] = [0, []];
        foreach ($lines as $line) {
            if (preg_match('#^HTTP/\S+ (\d{3})#', $line, $start)) {
                // An interim response may come before.
                [$status, $headers] = [(int) $start[1], []];
            } elseif (str_contains($line, ':')) {
                [$name, $value] = explode(':', $line, 2);
                $headers[strtolower($name)] = trim($value);
            }
        }
        return [$status, $headers];
    }

    /**
     * @param list<string> $headers
     * @param resource $into
     * @return array{list<string>, ?string, bool} header lines, the error if any, and whether it is a time-out
     */
    private static function withCurl(string $method, string $url, array $headers, ?string $body, float $timeout, bool $isGradual, $into): array
    {
        $lines = [];
        $curl = curl_init($url);
        curl_setopt_array($curl, [
            CURLOPT_CUSTOMREQUEST => $method,
            CURLOPT_NOBODY => $method === 'HEAD',
            // Without Expect, curl waits for no permission to send a long body.
            CURLOPT_HTTPHEADER => [...$headers, 'Expect:'],
            CURLOPT_FILE => $into,
            CURLOPT_HEADERFUNCTION => function ($_, string $line) use (&$lines): int {
                $lines[] = $line;
                return strlen($line);
            },
            CURLOPT_CONNECTTIMEOUT_MS => (int) ceil($timeout * 1000),
        ]);
        curl_setopt_array($curl, $isGradual
            ? [CURLOPT_LOW_SPEED_LIMIT => 1, CURLOPT_LOW_SPEED_TIME => (int) ceil($timeout)]
            : [CURLOPT_TIMEOUT_MS => (int) ceil($timeout * 1000)]);
        if ($body !== null) {
            curl_setopt($curl, CURLOPT_POSTFIELDS, $body);
        }
        $isDone = curl_exec($curl);
        return [$lines, $isDone ? null : curl_error($curl), curl_errno($curl) === CURLE_OPERATION_TIMEDOUT];
    }

    /**
     * @param list<string> $headers
     * @param resource $into
     * @return array{list<string>, ?string, bool}
     */
    private static function withStreams(string $method, string $url, array $headers, ?string $body, float $timeout, bool $isGradual, $into): array
    {
        $end = microtime(true) + $timeout;
        $options = ['method' => $method, 'header' => [...$headers, 'Connection: close'], 'timeout' => $timeout];
        $more = ['protocol_version' => 1.1, 'follow_location' => 0, 'ignore_errors' => true, 'content' => $body ?? ''];
        error_clear_last();
        $from = @fopen($url, 'r', false, stream_context_create(['http' => $options + $more]));
        if ($from === false) {
            return [[], error_get_last()['message'] ?? 'no response', microtime(true) >= $end];
        }
        $lines = stream_get_meta_data($from)['wrapper_data'];
        // A server may keep the connection open after the body.
        $length = self::parsed($lines)[1]['content-length'] ?? INF;
        $isLate = false;
        while (!$isLate && !feof($from) && ftell($into) < $length) {
            fwrite($into, (string) fread($from, (int) min(65536, $length - ftell($into))));
            $isLate = stream_get_meta_data($from)['timed_out'] || (!$isGradual && microtime(true) >= $end);
        }
        return [$lines, null, $isLate && ftell($into) < $length];
    }
}
