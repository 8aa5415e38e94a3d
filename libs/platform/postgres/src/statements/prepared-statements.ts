import type pg from 'pg';
import { ConnectionStatements, type StatementNames } from './connection-statements.js';
import { StatementUses } from './statement-uses.js';

/** What connections of one process keep prepared: common statements, within bounds (decision 20). */
export class PreparedStatements {
  readonly #uses = new StatementUses();
  readonly #connections = new WeakMap<pg.Connection, ConnectionStatements>();

  /** The names under which a connection is to carry out statements, and what it has to forget for that. */
  namesFor(connection: pg.Connection, texts: readonly string[]): StatementNames {
    let kept = this.#connections.get(connection);
    if (!kept) this.#connections.set(connection, (kept = new ConnectionStatements()));
    return kept.namesFor(texts.map((text) => ({ text, use: this.#uses.add(text) })));
  }
}
