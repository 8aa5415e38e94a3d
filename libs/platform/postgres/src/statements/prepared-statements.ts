import type pg from 'pg';
import { ConnectionStatements, type StatementNames } from './connection-statements.js';
import { StatementUses } from './statement-uses.js';

/** Prepared statements of all connections of a process: the frequent ones, within limits (decision 20). */
export class PreparedStatements {
  readonly #uses = new StatementUses();
  readonly #connections = new WeakMap<pg.Connection, ConnectionStatements>();

  /** Returns the names under which a connection executes statements, and the statements that it closes to make room. */
  namesFor(connection: pg.Connection, texts: readonly string[]): StatementNames {
    let kept = this.#connections.get(connection);
    if (!kept) this.#connections.set(connection, (kept = new ConnectionStatements()));
    return kept.namesFor(texts.map((text) => ({ text, use: this.#uses.add(text) })));
  }
}
