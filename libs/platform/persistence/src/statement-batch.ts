import pg from 'pg';
import type { Sql } from 'sql-template-tag';

/** What became of one statement of a batch. */
export type Outcome = { readonly rows: readonly unknown[] } | Failed;

export interface Failed {
  readonly error: unknown;
}

/** A statement's text, and the name under which a connection keeps it prepared, if it does. */
export type Prepared = (text: string) => { readonly text: string; readonly name?: string };

/** What the client of `pg` calls on a query while its answer comes in; its types leave it out. */
interface QueryHandler {
  readonly name?: string;
  readonly text: string;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: pg.Connection): void;
  handleReadyForQuery(connection: pg.Connection): void;
}

/** What a connection remembers of statements that it has sent to be prepared. */
interface PreparedConnection {
  readonly submittedNamedStatements: Record<string, string>;
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

  readonly #queries: readonly (pg.Query & QueryHandler)[];
  readonly #outcomes: (Outcome | undefined)[];
  readonly #resolve: (outcomes: readonly Outcome[]) => void;
  #answering = 0;

  constructor(statements: readonly Sql[], prepared: Prepared) {
    ({ promise: this.outcomes, resolve: this.#resolve } = Promise.withResolvers<readonly Outcome[]>());
    this.#outcomes = statements.map(() => undefined);
    this.#queries = statements.map(({ text, values }, index) => {
      // Never the simple protocol, which ends with a `Sync` of its own.
      const config = { ...prepared(text), values, queryMode: 'extended' };
      return new pg.Query(config, (error, result) => {
        this.#outcomes[index] = error ? { error } : { rows: result.rows };
      }) as pg.Query & QueryHandler;
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
    for (const [index, query] of this.#queries.entries()) {
      query.submit(buffered);
      if (this.#outcomes[index]) break;
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
    const { submittedNamedStatements } = connection as unknown as PreparedConnection;
    for (const { name } of this.#queries.slice(this.#answering))
      if (name !== undefined) delete submittedNamedStatements[name];
    this.#outcomes[this.#answering] ??= { error };
    this.handleReadyForQuery();
  }

  get #current(): (pg.Query & QueryHandler) | undefined {
    return this.#queries[this.#answering];
  }
}
