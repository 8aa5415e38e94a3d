import { invalid } from '@partner/kernel';
import type { IdSpan } from '@partner/postgres';
import type { Command } from 'commander';
import type { Cli } from '../cli/cli.js';
import { readId } from './options.js';

/** Default of `--limit`, in lines. */
export const defaultLimit = '1000';

/** Options of every command that prints an unbounded list. */
export interface ListOptions {
  readonly since?: Date;
  readonly until?: Date;
  readonly cursor?: string;
  readonly limit: string;
}

/** Adds the options of an unbounded list. @param since describes the default of `--since`. */
export const withListOptions = (command: Command, since = 'all entries'): Command =>
  command
    .option('--since <time>', `only entries created from this RFC 3339 time on (default: ${since})`)
    .option('--until <time>', 'only entries created until this RFC 3339 time')
    .option('--cursor <cursor>', 'continue a list after the cursor that it printed when it stopped')
    .option('--limit <count>', 'maximum number of lines', defaultLimit);

/** @throws DomainError `invalid` naming the option. */
export function spanOf({ since, until, cursor, limit }: ListOptions): IdSpan {
  if (!/^[1-9]\d{0,5}$/.test(limit)) throw invalid(`--limit must be a number from 1 to 999999, not "${limit}"`);
  return { since, until, ...(cursor !== undefined && { after: readId('--cursor', cursor) }), limit: Number(limit) };
}

/** A line of a list and its cursor. */
export interface ListEntry {
  readonly cursor: string;
  readonly line: object;
}

/**
 * Prints a list. When the limit cuts it off, standard error names the cursor to continue with.
 * @param entries returns the entries of a span, newest first, up to its limit.
 */
export async function printList(
  cli: Cli,
  span: IdSpan,
  entries: (span: IdSpan) => Promise<ListEntry[]>,
): Promise<void> {
  const { limit } = span;
  const found = await entries({ ...span, limit: limit + 1 });
  for (const { line } of found.slice(0, limit)) await cli.print(line);
  if (found.length > limit)
    cli.warn(`stopped after ${limit} lines, there are more: continue with --cursor ${found[limit - 1]!.cursor}`);
}
