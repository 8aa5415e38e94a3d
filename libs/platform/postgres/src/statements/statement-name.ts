import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** What a statement is called in a trace: parameters are no part of its text. */
export interface StatementName {
  /** What it writes, or what it reads first: `insert leads, update work_orders`. */
  readonly summary: string;
  /** Tells texts apart: the first digits of their SHA-256. */
  readonly hash: string;
}

/** Characters of a text that are looked at. */
const lookedAt = 4_000;
/** Tables that are named at most. */
const mostTables = 3;

const write = /\b(insert into|update|delete from)\s+"?([a-z_][a-z_0-9]*)"?/g;
const read = /\bfrom\s+"?([a-z_][a-z_0-9]*)"?/;

const names = new LRUCache<string, StatementName>({ max: 2_000 });

/** The name of a text, made once. */
export function statementName(text: string): StatementName {
  const known = names.get(text);
  if (known) return known;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const name = { summary: summaryOf(text.slice(0, lookedAt)), hash };
  names.set(text, name);
  return name;
}

function summaryOf(text: string): string {
  const writes = new Set<string>();
  // `for update` and `do update set` name no table.
  for (const [, verb, table] of text.matchAll(write))
    if (table !== 'set' && table !== 'skip') writes.add(`${verb!.split(' ')[0]} ${table}`);
  if (writes.size > 0) return [...writes].slice(0, mostTables).join(', ');
  const table = read.exec(text)?.[1];
  return table === undefined ? (/^\s*([a-z]+)/.exec(text)?.[1] ?? 'statement') : `select ${table}`;
}
