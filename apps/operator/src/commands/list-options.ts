import { invalid } from '@partner/kernel';
import type { readModels } from '@partner/postgres';
import type { Command } from 'commander';
import type { Cli } from '../cli/cli.js';
import { readId, readInstant } from './options.js';

/** Lines unless `--limit` says otherwise. */
const usualLimit = 1_000;

/** The options of every command that prints a list which grows without end. */
export interface ListOptions {
  readonly since?: string;
  readonly until?: string;
  readonly cursor?: string;
  readonly limit: string;
}

/** Adds the options of a long list. @param since the time from which entries are listed unless `--since` is given. */
export const withListOptions = (command: Command, since = 'everything'): Command =>
  command
    .option('--since <time>', `RFC 3339: what was made from then on; ${since} unless given`)
    .option('--until <time>', 'RFC 3339: what was made until then')
    .option('--cursor <cursor>', 'go on where a list stopped: what its notice named')
    .option('--limit <count>', 'at most so many lines', String(usualLimit));

/** @throws DomainError `invalid` naming the option. */
export function readSpan({ since, until, cursor, limit }: ListOptions): readModels.Span {
  if (!/^[1-9]\d{0,5}$/.test(limit)) throw invalid(`--limit must be a number from 1 to 999999, not "${limit}"`);
  return {
    ...(since !== undefined && { since: readInstant('--since', since) }),
    ...(until !== undefined && { until: readInstant('--until', until) }),
    ...(cursor !== undefined && { after: readId('--cursor', cursor) }),
    limit: Number(limit),
  };
}

/** A line of a list, and the place after it. */
export interface ListEntry {
  readonly cursor: string;
  readonly line: object;
}

/**
 * Prints a list, and on standard error where to go on when it stopped because of its limit.
 * @param entries returns so many entries of the span at most, the newest first.
 */
export async function printList(
  cli: Cli,
  span: readModels.Span,
  entries: (span: readModels.Span) => Promise<ListEntry[]>,
): Promise<void> {
  const { limit } = span;
  const found = await entries({ ...span, limit: limit + 1 });
  for (const { line } of found.slice(0, limit)) await cli.print(line);
  if (found.length > limit)
    cli.warn(`stopped after ${limit} lines, there are more: go on with --cursor ${found[limit - 1]!.cursor}`);
}
