import { eventTypes, type ReplayCommand, ReplayEvents, type ReplayProgress } from '@partner/events';
import { Clock, type Actor, type CompanyId, type Id, invalid, unavailable } from '@partner/kernel';
import { Contexts } from '@partner/schema';
import { setTimeout as pause } from 'node:timers/promises';
import { readTypes } from './options.js';
import type { Register } from './register.js';

interface ReplayOptions {
  readonly company: CompanyId;
  readonly since: Date;
  readonly until?: Date;
  readonly types?: readonly string[];
  readonly subscription?: Id;
  readonly cursor?: Id;
  readonly wait: number;
  readonly dryRun?: boolean;
}

/** `partner events replay`: redelivers events that occurred in a time span (R86). */
export const register: Register = (events, cli) => {
  events
    .command('replay')
    .description('redeliver events to the active subscriptions that match them; prints each batch, then the totals')
    .requiredOption('--company <id>', 'company whose events are redelivered')
    .requiredOption('--since <time>', 'only events that occurred from this RFC 3339 time on')
    .option('--until <time>', 'only events that occurred until this RFC 3339 time (default: now)')
    .option('--types <types>', 'only these event types, separated by commas', readTypes)
    .option('--subscription <id>', 'only to this subscription')
    .option('--cursor <id>', 'continue after this event: the nextCursor of a batch')
    .option('--wait <seconds>', 'how long to wait for an endpoint that has too many pending deliveries', '600')
    .option('--dry-run', 'count without sending')
    .action((options: ReplayOptions) => {
      const { company, since: from, until, types, subscription: subscriptionId, cursor, wait, dryRun } = options;
      const actor = cli.portal(company);
      return cli.withApplication(async (application) => {
        const to = until ?? application.get(Clock).now();
        if (to < from) throw invalid('--since must not be after --until, which is now by default');
        const known = types && eventTypes(types, application.get(Contexts).eventTypes);
        const command = { from, to, subscriptionId, cursor, dryRun, types: known };
        const sums = { parts: 0, matched: 0, enqueued: 0 };
        cli.progress.remedy = 'Printed batches are enqueued: continue with --cursor and the last nextCursor';
        cli.progress.begin('redelivering', 'events');
        const parts = replayParts(application.get(ReplayEvents), actor, command, 1000 * wait, cli.terminal.stop);
        for await (const part of parts) {
          sums.parts += 1;
          sums.matched += part.matched;
          sums.enqueued += part.enqueued;
          cli.progress.advance(part.matched);
          await cli.print(part);
        }
        await cli.print(sums);
      });
    });
};

/** Interval at which a stalled endpoint is checked again, in milliseconds. */
const retryMs = 1_000;

/**
 * Replays in batches, each in its own transaction, until the end (R86). Waits while an endpoint has the maximum number
 * of pending deliveries.
 * @param stalledMs maximum time without progress at any endpoint, in milliseconds.
 * @param signal stops the replay between two batches.
 * @throws DomainError `unavailable` naming the cursor when there is no progress for too long, and the signal's reason.
 */
async function* replayParts(
  replay: ReplayEvents,
  actor: Actor,
  command: ReplayCommand,
  stalledMs: number,
  signal: AbortSignal,
): AsyncGenerator<ReplayProgress> {
  let { cursor } = command;
  for (let waited = 0; ;) {
    signal.throwIfAborted();
    const part = await replay.execute(actor, { ...command, cursor });
    const isStalled = part.hasMore && part.matched === 0 && part.nextCursor === (cursor ?? part.nextCursor);
    if (!isStalled) yield part;
    if (!part.hasMore) return;
    cursor = part.nextCursor;
    waited = isStalled ? waited + retryMs : 0;
    if (waited > stalledMs)
      throw unavailable(
        'try_again',
        'an endpoint has the maximum number of pending deliveries and accepts none: ' +
          `continue later with --cursor ${cursor}`,
      );
    if (isStalled) await pause(retryMs, undefined, { signal });
  }
}
