import { Companies } from '@partner/companies';
import { eventTypes, type ReplayCommand, ReplayEvents } from '@partner/events';
import { Clock, notFound } from '@partner/kernel';
import { Contexts } from '@partner/schema';
import { replayParts } from '../support/replay-parts.js';
import { readCompany, readId, readInstant, readSeconds } from './options.js';
import type { Register } from './register.js';

interface ReplayOptions {
  readonly company: string;
  readonly since: string;
  readonly until?: string;
  readonly types?: string;
  readonly subscription?: string;
  readonly cursor?: string;
  readonly wait: string;
  readonly dryRun?: boolean;
}

/** `partner events replay`: delivers events again that occurred in a span of time (R86). */
export const registerEvents: Register = (program, cli) => {
  const events = program.command('events').description('what happened, and who was told');
  events
    .command('replay')
    .description('deliver events again to the active subscriptions that want them; a line for each part, then the sums')
    .requiredOption('--company <id>', 'the company')
    .requiredOption('--since <time>', 'RFC 3339: events that occurred from then on')
    .option('--until <time>', 'RFC 3339: events that occurred until then; now unless given')
    .option('--types <types>', 'only these, separated by commas')
    .option('--subscription <id>', 'only to this subscription')
    .option('--cursor <id>', 'go on behind this event: the nextCursor of a part')
    .option('--wait <seconds>', 'how long to wait for an endpoint that has too many pending to take more', '600')
    .option('--dry-run', 'only count')
    .action((options: ReplayOptions) => {
      const actor = cli.portal(readCompany(options.company));
      const stalledMs = 1000 * readSeconds('--wait', options.wait);
      const given = readCommand(options);
      return cli.use(async (application) => {
        if (!(await application.get(Companies).exists(actor.company))) throw notFound('company');
        const command = {
          ...given,
          to: given.to ?? application.get(Clock).now(),
          ...(given.types && { types: eventTypes(given.types, application.get(Contexts).eventTypes) }),
        };
        const sums = { parts: 0, matched: 0, enqueued: 0 };
        const patience = { stalledMs, signal: cli.terminal.stop };
        for await (const part of replayParts(application.get(ReplayEvents), actor, command, patience)) {
          sums.parts += 1;
          sums.matched += part.matched;
          sums.enqueued += part.enqueued;
          await cli.print(part);
        }
        await cli.print(sums);
      });
    });
};

/** @throws DomainError `invalid` naming the option. */
function readCommand({ since, until, types, subscription, cursor, dryRun }: ReplayOptions): ReplayCommand {
  return {
    from: readInstant('--since', since),
    ...(until !== undefined && { to: readInstant('--until', until) }),
    ...(types !== undefined && { types: types.split(',').map((type) => type.trim()) }),
    ...(subscription !== undefined && { subscriptionId: readId('--subscription', subscription) }),
    ...(cursor !== undefined && { cursor: readId('--cursor', cursor) }),
    ...(dryRun && { dryRun }),
  };
}
