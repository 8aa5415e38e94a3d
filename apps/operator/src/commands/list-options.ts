import type { INestApplicationContext } from '@nestjs/common';
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
function spanOf({ since, until, cursor, limit }: ListOptions): IdSpan {
  if (!/^[1-9]\d{0,5}$/.test(limit)) throw invalid(`--limit must be a number from 1 to 999999, not "${limit}"`);
  return { since, until, ...(cursor !== undefined && { after: readId('--cursor', cursor) }), limit: Number(limit) };
}

/**
 * Prints a list. When the limit cuts it off, standard error names the cursor to continue with.
 * @param entries returns the lines of a span with their cursors, newest first, up to its limit.
 */
export function printList(
  cli: Cli,
  options: ListOptions,
  entries: (application: INestApplicationContext, span: IdSpan) => Promise<{ cursor: string; line: object }[]>,
): Promise<void> {
  const span = spanOf(options);
  const { limit } = span;
  return cli.withApplication(async (application) => {
    const found = await entries(application, { ...span, limit: limit + 1 });
    for (const { line } of found.slice(0, limit)) await cli.print(line);
    if (found.length > limit)
      cli.warn(`stopped after ${limit} lines, there are more: continue with --cursor ${found[limit - 1]!.cursor}`);
  });
}
