import type { Span } from '@partner/runtime';
import type { Sql } from 'sql-template-tag';
import { Command } from './command.js';
import type { Outcome } from './statement-query.js';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

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
  const summary = names.map((name) => name.summary).join('; ') || statements.at(-1)!.text;
  const span = parent.child(summary.slice(0, 120), {
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.query.summary': summary,
      'db.operation.batch.size': statements.length > 1 ? statements.length : undefined,
      'partner.statement.hash': names.map(({ hash }) => hash).join(' '),
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

/** Name of a statement in a trace. Parameters are not part of its text. */
interface StatementName {
  /** Written tables, or the first table read: `insert leads, update work_orders`. */
  readonly summary: string;
  /** Identifies the text: the first 12 hex digits of its SHA-256. */
  readonly hash: string;
}

/** Number of characters of a text that are searched. */
const searchedLength = 4_000;
const maxTables = 3;

const write = /\b(insert into|update|delete from)\s+"?([a-z_][a-z_0-9]*)"?/g;
const read = /\bfrom\s+"?([a-z_][a-z_0-9]*)"?/;

const names = new LRUCache<string, StatementName>({ max: 2_000 });

export function statementName(text: string): StatementName {
  const known = names.get(text);
  if (known) return known;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const name = { summary: summaryOf(text.slice(0, searchedLength)), hash };
  names.set(text, name);
  return name;
}

function summaryOf(text: string): string {
  const writes = new Set<string>();
  // `for update skip locked` and `do update set` do not name a table.
  for (const [, verb, table] of text.matchAll(write))
    if (table !== 'set' && table !== 'skip') writes.add(`${verb!.split(' ')[0]} ${table}`);
  if (writes.size > 0) return [...writes].slice(0, maxTables).join(', ');
  const table = read.exec(text)?.[1];
  return table === undefined ? (/^\s*([a-z]+)/.exec(text)?.[1] ?? 'statement') : `select ${table}`;
}
