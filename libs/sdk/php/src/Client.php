<?php

declare(strict_types=1);

namespace Partner;

/** A client of the Partner API with a method for each operation: `$client->leads->create([…])`. */
final class Client extends Resources
{
    private readonly Connection $sender;

    /**
     * @param ?string $key an API key, `pk_…`; null for operations that need none
     * @param string $baseUrl the address of the API: `https://api.example.com`
     * @param float $timeout seconds of one attempt
     * @param int $retries maximum number of retries
     * @param ?\Closure(string, float, PartnerError): void $onRetry gets the operation, the delay in seconds and the error
     * @param ?\Closure(string, string): void $onWarning gets the operation and a hint of the API; logged by default
     */
    public function __construct(
        #[\SensitiveParameter] ?string $key,
        string $baseUrl,
        float $timeout = 60,
        int $retries = 4,
        ?\Closure $onRetry = null,
        ?\Closure $onWarning = null,
    ) {
        if (!preg_match('#^https?://[^/]#', $baseUrl)) {
            throw new \InvalidArgumentException('baseUrl must be the address of the API, such as https://api.example.com');
        }
        if (isset(parse_url($baseUrl)['user']) || preg_match('~[?#]|/partner/v1/?$~', $baseUrl)) {
            throw new \InvalidArgumentException('baseUrl must have neither user nor query, and end before /partner/v1');
        }
        if ($key === '') {
            throw new \InvalidArgumentException('key is missing: is the environment variable set that it comes from?');
        }
        if (preg_match('/\s/', (string) $key)) {
            throw new \InvalidArgumentException('key must not contain spaces or line breaks, nor start with "Bearer "');
        }
        if (preg_match('/^(whsec|cs|ci)_/', (string) $key)) {
            throw new \InvalidArgumentException('key must be an API key, pk_…, and neither a signing secret nor part of an OAuth client');
        }
        $this->sender = new Connection($key, rtrim($baseUrl, '/'), $timeout, $retries, $onRetry, $onWarning);
        parent::__construct($this->sender);
    }

    /**
     * Tries the writes of a function without changing anything: `$client->dryRun(fn () => $client->leads->create([…]))`.
     * Ids, numbers and times of the result are provisional. The effects are null if the idempotency key was used before.
     *
     * @template T
     * @param \Closure(): T $writes
     * @return array{data: T, effects: ?array<string, mixed>} the result, and the effects of the last write
     * @throws PartnerError also if the API has no dry runs: then it executed the request
     */
    public function dryRun(\Closure $writes): array
    {
        return $this->sender->dryRun($writes);
    }
}

/** Sends the requests of operations, within the rate limit and with retries where appropriate. @internal */
final class Connection
{
    /** The claim of a request that died expires after 35 seconds (I3). */
    private const MAX_KEY_POLLS = 35;

    /** @var array<string, array<string, mixed>> */
    private static array $operations;
    /** @var \WeakMap<self, ?string> the keys, hidden from everything that prints objects */
    private static \WeakMap $keys;
    private readonly Limiter $limiter;
    /** @var array<string, true> */
    private array $logged = [];
    private bool $isDryRun = false;
    /** @var ?array<string, mixed> */
    private ?array $effects = null;

    public function __construct(
        #[\SensitiveParameter] ?string $key,
        private readonly string $baseUrl,
        public readonly float $timeout,
        private readonly int $retries,
        private readonly ?\Closure $onRetry,
        private readonly ?\Closure $onWarning,
    ) {
        self::$operations ??= json_decode((string) file_get_contents(__DIR__ . '/operations.json'), true, 512, JSON_THROW_ON_ERROR);
        self::$keys ??= new \WeakMap();
        self::$keys[$this] = $key;
        $this->limiter = new Limiter();
    }

    /**
     * @template T
     * @param \Closure(): T $writes
     * @return array{data: T, effects: ?array<string, mixed>}
     */
    public function dryRun(\Closure $writes): array
    {
        // The function may be part of another dry run.
        $before = $this->isDryRun;
        [$this->isDryRun, $this->effects] = [true, null];
        try {
            return ['data' => $writes(), 'effects' => $this->effects];
        } finally {
            $this->isDryRun = $before;
        }
    }

    /**
     * @param array<string, string> $path
     * @param array<string, mixed> $query
     * @param ?array<string, mixed> $body
     * @throws PartnerError
     */
    public function send(
        string $id,
        array $path = [],
        array $query = [],
        ?array $body = null,
        ?string $idempotencyKey = null,
        ?int $ifMatch = null,
    ): mixed {
        $operation = self::$operations[$id];
        ['method' => $method] = $operation;
        [$isForm, $isIdempotent] = [isset($operation['form']), isset($operation['idempotent'])];
        $headers = ['User-Agent: partner-sdk-php'];
        if (!isset($operation['open'])) {
            $key = self::$keys[$this] ?? throw new \InvalidArgumentException('key is missing: this operation needs one');
            $headers[] = "Authorization: Bearer $key";
        }
        if ($isIdempotent) {
            $headers[] = 'Idempotency-Key: ' . self::value($idempotencyKey ?? bin2hex(random_bytes(16)));
        }
        if ($ifMatch !== null) {
            $headers[] = "If-Match: \"$ifMatch\"";
        }
        $isTried = $this->isDryRun && $method !== 'GET';
        if ($isTried) {
            $headers[] = 'Partner-Dry-Run: true';
        }
        $content = null;
        if ($body !== null) {
            $headers[] = 'Content-Type: ' . ($isForm ? 'application/x-www-form-urlencoded' : 'application/json');
            $content = $isForm ? self::search($body) : json_encode((object) $body, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES);
        }
        $search = self::search($query);
        $url = $this->baseUrl . self::filled($operation['path'], $path) . ($search === '' ? '' : "?$search");
        $isSafe = $isTried || $isIdempotent || $isForm || !in_array($method, ['POST', 'PATCH'], true) || ($method === 'PATCH' && $ifMatch === null);
        $mayBeDone = false;
        for ($failed = 0; ; $failed++) {
            try {
                return $this->attempt($id, $operation, $url, $headers, $content);
            } catch (PartnerError $error) {
                // The record is gone: an earlier attempt deleted it, and its response was lost.
                if ($method === 'DELETE' && $mayBeDone && $error instanceof PartnerNotFoundError) {
                    return null;
                }
                $mayBeDone = $mayBeDone || (!$isTried && !Limiter::isUndone($error));
                $delay = $failed < $this->retries ? Limiter::delayBeforeRetry($error, $failed, $isSafe) : null;
                if ($delay === null) {
                    throw $error;
                }
                if ($error instanceof PartnerRateLimitError) {
                    $this->limiter->pause($delay);
                }
                $isLost = $error instanceof PartnerConnectionError || $error instanceof PartnerTimeoutError;
                if ($isLost && $isIdempotent && !$isTried && $this->isStored($method, $url, $headers)) {
                    $delay = 0;
                }
                $this->onRetry?->__invoke($id, $delay, $error);
                Limiter::wait($delay);
            }
        }
    }

    /**
     * Looks up the idempotency key of a request whose response was lost, until the request no longer runs.
     *
     * @param list<string> $headers
     * @return bool true if the response is stored, so that a retry gets it
     */
    private function isStored(string $method, string $url, array $headers): bool
    {
        $operation = self::$operations['getIdempotencyKey'];
        [$header] = array_values(preg_grep('/^Idempotency-Key: /', $headers));
        $lookUp = $this->baseUrl . str_replace('{key}', rawurlencode(substr($header, 17)), $operation['path']);
        $own = preg_grep('/^(User-Agent|Authorization): /', $headers);
        for ($polls = 0; $polls < self::MAX_KEY_POLLS; $polls++) {
            try {
                $found = $this->attempt('getIdempotencyKey', $operation, $lookUp, array_values($own), null);
            } catch (PartnerError) {
                return false;
            }
            $isUsed = fn (array $one): bool => $one['method'] === $method && str_ends_with($url, $one['path']);
            $used = array_values(array_filter($found['data'] ?? [], $isUsed))[0] ?? null;
            if ($used === null || $used['status'] !== 'running') {
                return $used !== null;
            }
            Limiter::wait(1);
        }
        return false;
    }

    /**
     * @param array<string, mixed> $operation
     * @param list<string> $headers
     */
    private function attempt(string $id, array $operation, string $url, array $headers, ?string $body): mixed
    {
        [$isOpen, $isGradual] = [isset($operation['open']), isset($operation['lines'])];
        if (!$isOpen) {
            $this->limiter->take();
        }
        [$status, $found, $content] = Transport::send($operation['method'], $url, $headers, $body, $this->timeout, $isGradual);
        if (!$isOpen) {
            $this->limiter->answered($found);
        }
        if (isset($found['partner-warning'])) {
            $this->warn($id, $found['partner-warning']);
        }
        if ($status >= 300 && $status < 400) {
            $target = $found['location'] ?? null;
            return isset($operation['redirect'])
                ? $target
                : throw new PartnerError("the request was redirected to $target: is baseUrl the address of the API?");
        }
        if ($status >= 400) {
            $parsed = json_decode((string) stream_get_contents($content), true);
            throw PartnerApiError::of($status, $found, is_array($parsed) ? $parsed : []);
        }
        if ($this->isDryRun && $operation['method'] !== 'GET') {
            if (($found['partner-dry-run'] ?? null) !== 'true') {
                throw new PartnerError('the API has no dry run of this operation, and executed the request');
            }
            $this->effects = json_decode($found['partner-effects'] ?? 'null', true);
        }
        $isJson = preg_match('#^application/(x-nd)?json#', $found['content-type'] ?? '') === 1;
        if ($isGradual && $isJson) {
            return $content;
        }
        $text = (string) stream_get_contents($content);
        if (($operation['result'] ?? null) === 'bytes') {
            return $text;
        }
        if ($status === 204 || ($isOpen && !$isJson)) {
            return $text === '' ? null : $text;
        }
        $parsed = $isJson ? json_decode($text, true) : null;
        if ($isJson && json_last_error() !== JSON_ERROR_NONE) {
            throw new PartnerConnectionError('the connection failed: the response is incomplete');
        }
        $isObject = is_array($parsed) && ($parsed === [] || !array_is_list($parsed));
        if (!$isObject || (isset($operation['list']) && !is_array($parsed['data'] ?? null))) {
            throw new PartnerError("the response is not the API's: is baseUrl the address of the API?");
        }
        return $parsed;
    }

    private function warn(string $id, string $message): void
    {
        if ($this->onWarning !== null) {
            ($this->onWarning)($id, $message);
        } elseif (!isset($this->logged["$id: $message"])) {
            $this->logged["$id: $message"] = true;
            error_log("Partner API: $id: $message");
        }
    }

    /** @param array<string, string> $values */
    private static function filled(string $path, array $values): string
    {
        foreach ($values as $name => $value) {
            // An empty value, or one that a URL resolves, would produce the path of another operation.
            if (in_array($value, ['', '.', '..'], true)) {
                throw new \InvalidArgumentException("$name must be neither empty nor a dot");
            }
            $path = str_replace("{{$name}}", rawurlencode($value), $path);
        }
        return $path;
    }

    /**
     * Omits null and joins lists with commas.
     *
     * @param array<string, mixed> $values
     */
    private static function search(array $values): string
    {
        $text = fn (mixed $value): string => match (true) {
            is_bool($value) => $value ? 'true' : 'false',
            is_array($value) => implode(',', $value),
            default => (string) $value,
        };
        return http_build_query(array_map($text, array_filter($values, fn (mixed $value): bool => $value !== null)), '', '&');
    }

    private static function value(string $header): string
    {
        if (preg_match('/[\x00-\x08\x0a-\x1f\x7f]/', $header)) {
            throw new \InvalidArgumentException('idempotencyKey must not contain line breaks or control characters');
        }
        return $header;
    }
}
