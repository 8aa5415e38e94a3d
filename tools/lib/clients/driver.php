<?php

// Drives the PHP client: reads a command per line, and writes its outcome. Arguments: the folder of the package.

declare(strict_types=1);

require "$argv[1]/autoload.php";

use Partner\{Client, CursorFile, PartnerApiError, PartnerError, Webhook};

/** @param \stdClass $seen */
function outcomeOf(array $command, object $seen): mixed
{
    $what = $command['do'] ?? 'call';
    if ($what === 'verify') {
        ['body' => $body, 'signature' => $signature, 'secret' => $secret, 'now' => $now] = $command;
        return Webhook::verify($body, $signature, $secret, now: $now);
    }
    $client = new Client(
        $command['key'],
        $command['baseUrl'],
        timeout: $command['timeout'] ?? 60,
        retries: $command['retries'] ?? 4,
        onRetry: function (string $operation, float $delay) use ($seen): void {
            $seen->delays[] = $delay;
        },
        onWarning: function (string $operation, string $message) use ($seen): void {
            $seen->warnings[] = $message;
        },
    );
    $most = $command['most'] ?? 1000;
    if ($what === 'show') {
        return print_r($client, true) . var_export($client, true) . json_encode($client);
    }
    if ($what === 'follow') {
        return take($client->events->follow(new CursorFile($command['store']), untilCaughtUp: true), $most);
    }
    [$group, $name] = [...explode('.', $command['operation']), null];
    $call = $name === null ? [$client, $group] : [$client->$group, $name];
    if ($what === 'snapshot') {
        $snapshot = $call();
        return ['ids' => take($snapshot, $most), 'hasCursor' => is_string($snapshot->cursor())];
    }
    $given = ($command['path'] ?? []) + ($command['query'] ?? []);
    $given += array_intersect_key($command, ['body' => 1, 'idempotencyKey' => 1, 'ifMatch' => 1]);
    if ($what === 'dryRun') {
        // A dry run within a dry run does not end it.
        return $client->dryRun(fn () => [$client->dryRun(fn () => null), $call(...$given)][1]);
    }
    for ($time = 0; $time < ($command['times'] ?? 1); $time++) {
        $result = $call(...$given);
    }
    return $what === 'list' ? take($result, $most) : $result;
}

function take(iterable $items, int $most): array
{
    $ids = [];
    foreach ($items as $item) {
        $ids[] = $item['id'];
        if (count($ids) === $most) {
            break;
        }
    }
    return $ids;
}

while (($line = fgets(STDIN)) !== false) {
    $seen = (object) ['delays' => [], 'warnings' => []];
    try {
        $seen->result = outcomeOf(json_decode($line, true), $seen);
    } catch (PartnerApiError $e) {
        $seen->error = ['status' => $e->status, 'code' => $e->errorCode, 'field' => $e->field];
        $seen->error += ['isVersionConflict' => $e->isVersionConflict];
    } catch (PartnerError | InvalidArgumentException | TypeError $e) {
        $seen->error = [];
    }
    if (isset($seen->error)) {
        $name = $e instanceof PartnerError ? substr(strrchr($e::class, '\\'), 1) : 'usage';
        $seen->error += ['class' => $name, 'message' => $e->getMessage()];
    }
    echo json_encode($seen, JSON_THROW_ON_ERROR), "\n";
}
