import type { Span } from '@partner/runtime';
import type { Sql } from 'sql-template-tag';
import { Command } from './command.js';
import type { Outcome } from './statement-query.js';

/**
 * Executes statements that share one round trip in one trace span. The span contains the statements but never their
 * values (R97).
 */
export async function tracedStatements(
  parent: Span,
  statements: readonly Sql[],
  run: () => Promise<readonly Outcome[]>,
): Promise<readonly Outcome[]> {
  if (!parent.isSampled) return run();
  const names = statements
    .filter((statement) => !(statement instanceof Command))
    .map(({ text }) => statementName(text));
  const summary = names.join('; ') || statements.at(-1)!.text;
  const span = parent.child(summary.slice(0, 120), {
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.query.summary': summary,
      'db.operation.batch.size': statements.length > 1 ? statements.length : undefined,
    },
  });
  try {
    const outcomes = await run();
    const failed = outcomes.find((outcome) => 'error' in outcome);
    span.end(failed && 'error' in failed ? failed.error : undefined);
    return outcomes;
  } catch (error) {
    span.end(error);
    throw error;
  }
}

/** Number of characters of a text that are searched. */
const searchedLength = 4_000;
const maxTables = 3;

const write = /\b(insert into|update|delete from)\s+"?([a-z_][a-z_0-9]*)"?/g;
const read = /\bfrom\s+"?([a-z_][a-z_0-9]*)"?/;

/** Returns the written tables of a statement, or the first table read: `insert leads, update work_orders`. */
export function statementName(statement: string): string {
  const text = statement.slice(0, searchedLength);
  const writes = new Set<string>();
  // `for update skip locked` and `do update set` do not name a table.
  for (const [, verb, table] of text.matchAll(write))
    if (table !== 'set' && table !== 'skip') writes.add(`${verb!.split(' ')[0]} ${table}`);
  if (writes.size > 0) return [...writes].slice(0, maxTables).join(', ');
  const table = read.exec(text)?.[1];
  return table === undefined ? (/^\s*([a-z]+)/.exec(text)?.[1] ?? 'statement') : `select ${table}`;
}
