import { LRUCache } from 'lru-cache';
import type pg from 'pg';

export interface StatementNames {
  /** Name of each prepared statement; undefined for statements that are not prepared. */
  readonly names: readonly (string | undefined)[];
  /** Names of statements to close before the batch, to make room. */
  readonly closed: readonly string[];
}

/** Maximum number of prepared statements per connection. */
export const maxStatements = 256;
/**
 * Maximum total length of their texts in characters: a plan takes the server about eighty times the size of its text.
 */
export const maxCharacters = 384 * 1024;

/** Names of the prepared statements of one connection, by text. The least recently used ones make room. */
class ConnectionStatements {
  #made = 0;
  #closed: string[] = [];
  readonly #names = new LRUCache<string, string>({
    max: maxStatements,
    maxSize: maxCharacters,
    sizeCalculation: (_, text) => text.length,
    dispose: (name) => this.#closed.push(name),
  });

  namesFor(texts: readonly string[]): StatementNames {
    this.#closed = [];
    for (const text of texts) if (!this.#names.get(text)) this.#names.set(text, `s${(this.#made += 1)}`);
    // A statement that the others of the batch have replaced, or that is too long, is not prepared.
    return { names: texts.map((text) => this.#names.peek(text)), closed: this.#closed };
  }
}

/** Prepared statements of all connections of a process. */
export class PreparedStatements {
  readonly #connections = new WeakMap<pg.Connection, ConnectionStatements>();

  /** Returns the names under which a connection executes statements, and the statements that it closes to make room. */
  namesFor(connection: pg.Connection, texts: readonly string[]): StatementNames {
    let own = this.#connections.get(connection);
    if (!own) this.#connections.set(connection, (own = new ConnectionStatements()));
    return own.namesFor(texts);
  }
}
