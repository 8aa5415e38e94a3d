import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Name of a statement in a trace. Parameters are not part of its text. */
export interface StatementName {
  /** Written tables, or the first table read: `insert leads, update work_orders`. */
  readonly summary: string;
  /** Identifies the text: the first 12 hex digits of its SHA-256. */
  readonly hash: string;
}

/** Number of characters of a text that are searched. */
const searchedLength = 4_000;
/** Maximum number of tables in a summary. */
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
