import pg from 'pg';
import type { Sql } from 'sql-template-tag';
import { Command, CommandQuery } from './command.js';
import type { PreparedStatements } from './statements/prepared-statements.js';

/** What became of one statement of a batch. */
export type Outcome = { readonly rows: readonly unknown[] } | Failed;

export interface Failed {
  readonly error: unknown;
}

/** What the client of `pg` calls on a query while its answer comes in; its types leave it out. */
interface QueryHandler {
  name?: string;
  readonly text: string;
  submit(connection: pg.Connection): void;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: pg.Connection): void;
  handleReadyForQuery(connection: pg.Connection): void;
}

/** What a connection remembers of statements that the server has prepared, or was asked to. */
interface PreparedConnection {
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
  close(message: { readonly type: 'S'; readonly name: string }): void;
}

/** The message that ends a batch. */
const sync = Buffer.from([0x53, 0, 0, 0, 4]);

/**
 * Statements that go to the server together and are answered together: one round trip. The server carries them out in
 * order, each seeing what was committed before it began, and none after one that failed: a `commit` at the end is
 * reached only through all before it. What makes the server skip the rest is that they share one `Sync`.
 *
 * The client of `pg` takes all of it for one query, whose name is that of the statement being answered.
 */
export class StatementBatch implements pg.Submittable {
  /** One for each statement, in order. */
  readonly outcomes: Promise<readonly Outcome[]>;

  readonly #queries: readonly QueryHandler[];
  readonly #outcomes: (Outcome | undefined)[];
  readonly #resolve: (outcomes: readonly Outcome[]) => void;
  #answering = 0;

  constructor(
    statements: readonly Sql[],
    private readonly prepared: PreparedStatements,
  ) {
    ({ promise: this.outcomes, resolve: this.#resolve } = Promise.withResolvers<readonly Outcome[]>());
    this.#outcomes = statements.map(() => undefined);
    this.#queries = statements.map((statement, index) => {
      if (statement instanceof Command)
        return new CommandQuery(statement, () => (this.#outcomes[index] = { rows: [] }));
      const { text, values } = statement;
      // Never the simple protocol, which ends with a `Sync` of its own.
      const config = { text, values, queryMode: 'extended' };
      return new pg.Query(config, (error, result) => {
        this.#outcomes[index] = error ? { error } : { rows: result.rows };
      }) as unknown as QueryHandler;
    });
  }

  get name(): string | undefined {
    return this.#current?.name;
  }

  get text(): string | undefined {
    return this.#current?.text;
  }

  /** Sends everything up to a statement whose values cannot be sent: then that one has its outcome at once. */
  submit(connection: pg.Connection): void {
    const messages: Buffer[] = [];
    const stream = { writable: true, write: (message: Buffer) => messages.push(message) };
    const buffered = Object.create(connection, {
      stream: { value: stream },
      sync: { value: () => undefined },
    }) as pg.Connection;
    const { names, closed } = this.prepared.namesFor(
      connection,
      this.#queries.map(({ text }) => text),
    );
    // Before everything that may fail: the server skips what comes after, and would keep them.
    forget(connection, buffered, closed);
    for (const [index, query] of this.#queries.entries()) {
      const sent = messages.length;
      query.name = names[index];
      query.submit(buffered);
      if (!this.#outcomes[index]) continue;
      // Its statement is closed by its query, which others may still want: nothing of it goes out.
      messages.length = sent;
      if (query.name !== undefined) delete preparedOf(connection).submittedNamedStatements[query.name];
      break;
    }
    // One write: each costs more than copying the messages.
    if (connection.stream.writable) connection.stream.write(Buffer.concat([...messages, sync]));
  }

  handleRowDescription(message: unknown): void {
    this.#current?.handleRowDescription(message);
  }

  handleDataRow(message: unknown): void {
    this.#current?.handleDataRow(message);
  }

  handleCommandComplete(message: unknown, connection: pg.Connection): void {
    this.#current?.handleCommandComplete(message, connection);
    this.#current?.handleReadyForQuery(connection);
    this.#answering += 1;
  }

  handleReadyForQuery(): void {
    const failed = this.#outcomes.find((outcome) => outcome && 'error' in outcome) ?? {
      error: new Error('a statement had no answer'),
    };
    this.#resolve(this.#outcomes.map((outcome) => outcome ?? failed));
  }

  /** The statement being answered failed, and with it all after it, which were not prepared either. */
  handleError(error: unknown, connection: pg.Connection): void {
    const { submittedNamedStatements } = preparedOf(connection);
    for (const { name } of this.#queries.slice(this.#answering))
      if (name !== undefined) delete submittedNamedStatements[name];
    this.#outcomes[this.#answering] ??= { error };
    this.handleReadyForQuery();
  }

  get #current(): QueryHandler | undefined {
    return this.#queries[this.#answering];
  }
}

const preparedOf = (connection: pg.Connection): PreparedConnection => connection as unknown as PreparedConnection;

/** Closes statements, which is no error for one that the server has not got. */
function forget(connection: pg.Connection, buffered: pg.Connection, names: readonly string[]): void {
  const { parsedStatements, submittedNamedStatements } = preparedOf(connection);
  for (const name of names) {
    preparedOf(buffered).close({ type: 'S', name });
    delete parsedStatements[name];
    delete submittedNamedStatements[name];
  }
}
