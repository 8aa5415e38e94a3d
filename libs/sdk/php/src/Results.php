<?php

declare(strict_types=1);

namespace Partner;

/**
 * All items of a list, page by page: `foreach ($client->leads->list() as $lead)`.
 *
 * @template T
 * @implements \IteratorAggregate<int, T>
 */
final class Items implements \IteratorAggregate
{
    /** @internal */
    public function __construct(private readonly \Closure $read, private readonly int $first)
    {
    }

    /**
     * Returns one page.
     *
     * @return array{data: list<T>, page: int, limit: int, total: int}
     */
    public function page(): array
    {
        return ($this->read)([]);
    }

    /** @return \Generator<int, T> */
    public function getIterator(): \Generator
    {
        for ($number = $this->first; ; $number++) {
            $page = ($this->read)(['page' => $number]);
            foreach ($page['data'] as $item) {
                yield $item;
            }
            if ($page['data'] === [] || $number * $page['limit'] >= $page['total']) {
                return;
            }
        }
    }
}

/**
 * All items of a resource at one moment, then `cursor()`: the position of the feed directly after it (R84).
 *
 * @template T
 * @implements \IteratorAggregate<int, T>
 */
final class Snapshot implements \IteratorAggregate
{
    private ?string $cursor = null;

    /** @internal */
    public function __construct(private readonly \Closure $read)
    {
    }

    public function cursor(): string
    {
        return $this->cursor ?? throw new \LogicException('read all items of the snapshot first');
    }

    /** @return \Generator<int, T> */
    public function getIterator(): \Generator
    {
        $count = 0;
        $lines = ($this->read)();
        while (($line = fgets($lines)) !== false) {
            $item = json_decode($line, true) ?? [];
            if (isset($item['id'])) {
                $count++;
                yield $item;
            } elseif (($item['count'] ?? null) === $count) {
                $this->cursor = $item['nextCursor'];
                return;
            }
        }
        throw new PartnerConnectionError('the snapshot was interrupted');
    }
}

/** A place that keeps the position in the feed. */
interface CursorStore
{
    public function load(): ?string;

    public function save(string $cursor): void;
}

/** Keeps the position in the feed in a file. */
final class CursorFile implements CursorStore
{
    public function __construct(private readonly string $path)
    {
    }

    public function load(): ?string
    {
        return is_file($this->path) ? trim((string) file_get_contents($this->path)) ?: null : null;
    }

    public function save(string $cursor): void
    {
        // A process that is killed leaves the old or the new file, never a part.
        if (file_put_contents("$this->path.new", $cursor) === false || !rename("$this->path.new", $this->path)) {
            throw new \RuntimeException("$this->path cannot be written");
        }
    }
}

/** Operations of one resource. @internal */
abstract class Resource
{
    public function __construct(private readonly Connection $connection)
    {
    }

    protected function result(string $id, mixed ...$input): mixed
    {
        return $this->connection->send($id, ...$input);
    }

    /** Seconds that a request lets the API wait: the maximum, but well within its time-out. */
    protected function waitSeconds(): int
    {
        return (int) min(25, $this->connection->timeout / 2);
    }

    /** @param array<string, mixed> $query */
    protected function items(string $id, array $query, mixed ...$input): Items
    {
        $size = ['limit' => $query['limit'] ?? 100];
        $read = fn (array $page) => $this->connection->send($id, ...$input, query: $page + ($page === [] ? [] : $size) + $query);
        return new Items($read, $query['page'] ?? 1);
    }

    protected function snapshot(string $id): Snapshot
    {
        return new Snapshot(fn () => $this->connection->send($id));
    }
}

/**
 * The event feed (§6.2).
 *
 * @phpstan-import-type PartnerEvent from Types
 */
abstract class Feed extends Resource
{
    /**
     * Yields events in order, and new ones as they arrive. Continues after the cursor of the store, and stores the id
     * of each event when the next one is asked for: an event is yielded at least once, also after a crash.
     *
     * @param list<string> $types all by default
     * @param float $poll seconds between polls of an API that does not wait for new events
     * @return \Generator<int, PartnerEvent>
     */
    public function follow(CursorStore $store, array $types = [], float $poll = 1, bool $untilCaughtUp = false): \Generator
    {
        $cursor = $store->load();
        while (true) {
            $asked = microtime(true);
            $query = ['cursor' => $cursor, 'types' => $types ?: null, 'limit' => 200];
            $query += $untilCaughtUp ? [] : ['wait' => $this->waitSeconds()];
            $page = $this->result('listEvents', query: $query);
            foreach ($page['data'] as $event) {
                yield $event;
                $store->save($event['id']);
            }
            // With types, the position also advances past other events.
            if ($page['nextCursor'] !== $cursor) {
                $store->save($cursor = $page['nextCursor']);
            }
            if ($page['hasMore']) {
                continue;
            }
            if ($untilCaughtUp) {
                return;
            }
            // The API does not wait when too many readers do.
            if ($page['data'] === []) {
                Limiter::wait(max(0, $asked + $poll - microtime(true)));
            }
        }
    }
}
