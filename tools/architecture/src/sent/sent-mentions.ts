import { loadModule, parseSync } from 'libpg-query';
import type { Mention, Owners } from '../rules/reads.js';
import { type Piece, value } from './recorded-sql.js';

interface Found {
  readonly relation: string;
  /** Position in the text, in bytes. */
  readonly at: number;
  readonly writes: boolean;
}

/** Returns the tables and views that statements name according to PostgreSQL's own parser, each with its source. */
export async function mentionsInSent(
  statements: ReadonlyMap<string, readonly Piece[]>,
  owners: Owners,
): Promise<Mention[]> {
  await loadModule();
  return [...statements].flatMap(([text, pieces]) =>
    relationsIn(parseSync(text))
      .filter(({ relation }) => owners.has(relation))
      .map(({ relation, at, writes }) => ({ path: pathAt(pieces, at), relation, writes })),
  );
}

/** Adds every relation below a node of a parsed statement to those found. */
function relationsIn(node: unknown, found: Found[] = [], writes = false): Found[] {
  if (typeof node !== 'object' || node === null) return found;
  const { relname, location = 0 } = node as { readonly relname?: string; readonly location?: number };
  if (relname !== undefined) found.push({ relation: relname, at: location, writes });
  else for (const [name, below] of Object.entries(node)) relationsIn(below, found, name === 'relation');
  return found;
}

/** Returns the source of the piece that contains a byte of the text. */
function pathAt(pieces: readonly Piece[], at: number): string {
  let [end, values] = [0, 0];
  for (const { text, path } of pieces) {
    end += Buffer.byteLength(text === value ? `$${(values += 1)}` : text);
    if (at < end) return path;
  }
  throw new Error('the pieces do not add up to the text of the statement');
}
