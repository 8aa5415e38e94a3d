import type pg from 'pg';
import { serialize } from 'pg-protocol';
import type { Sql } from 'sql-template-tag';
import type { PreparedStatements } from './prepared-statements.js';
import {
  forgetShapes,
  type Outcome,
  type PreparedConnection,
  type RowDescription,
  StatementQuery,
} from './statement-query.js';

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

  readonly #statements: readonly Sql[];
  #queries: readonly StatementQuery[] = [];
  readonly #outcomes: (Outcome | undefined)[];
  readonly #resolve: (outcomes: readonly Outcome[]) => void;
  #answering = 0;
  #isCommitted = false;

  constructor(
    statements: readonly Sql[],
    private readonly prepared: PreparedStatements,
  ) {
    ({ promise: this.outcomes, resolve: this.#resolve } = Promise.withResolvers<readonly Outcome[]>());
    this.#statements = statements;
    this.#outcomes = statements.map(() => undefined);
  }

  get name(): string | undefined {
    return this.#current?.name;
  }

  get text(): string | undefined {
    return this.#current?.text;
  }

  /** Sends everything up to a statement whose values cannot be sent: then that one has its outcome at once. */
  submit(connection: pg.Connection): void {
    const known = preparedOf(connection);
    const { names, closed } = this.prepared.namesFor(
      connection,
      this.#statements.map(({ text }) => text),
    );
    this.#queries = this.#statements.map(
      (statement, index) =>
        new StatementQuery(statement, names[index], known, (outcome) => (this.#outcomes[index] = outcome)),
    );
    // Before everything that may fail: the server skips what comes after, and would keep them.
    const messages = forget(known, closed);
    for (const [index, query] of this.#queries.entries()) {
      try {
        messages.push(...query.messages());
      } catch (error) {
        this.#outcomes[index] = { error };
        break;
      }
    }
    messages.push(serialize.sync());
    // One write: each costs more than copying the messages.
    if (connection.stream.writable) connection.stream.write(Buffer.concat(messages));
  }

  handleRowDescription(description: RowDescription): void {
    this.#current?.handleRowDescription(description);
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    this.#current?.handleDataRow(fields);
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#current?.handleCommandComplete();
    this.#answering += 1;
    this.#isCommitted = text === 'COMMIT';
  }

  handleReadyForQuery(): void {
    const known = this.#outcomes.filter((outcome) => outcome !== undefined);
    this.#resolve(known.length === this.#outcomes.length ? known : this.#withFailures());
  }

  /** What came after the statement that failed shares its outcome. */
  #withFailures(): Outcome[] {
    const failed = this.#outcomes.find((outcome) => outcome && 'error' in outcome) ?? {
      error: new Error('a statement had no answer'),
    };
    return this.#outcomes.map((outcome) => outcome ?? failed);
  }

  /**
   * The statement being answered failed, and with it all after it, which were not prepared either. When all were
   * answered it was the commit that the `Sync` stands for, unless the last of them was one: that holds.
   */
  handleError(error: unknown, connection: pg.Connection): void {
    const { submittedNamedStatements } = preparedOf(connection);
    for (const { name } of this.#queries.slice(this.#answering))
      if (name !== undefined) delete submittedNamedStatements[name];
    if (this.#answering < this.#outcomes.length) this.#outcomes[this.#answering] ??= { error };
    else if (!this.#isCommitted) this.#outcomes[this.#outcomes.length - 1] = { error };
    this.handleReadyForQuery();
  }

  get #current(): StatementQuery | undefined {
    return this.#queries[this.#answering];
  }
}

const preparedOf = (connection: pg.Connection): PreparedConnection => connection as unknown as PreparedConnection;

/** Messages that close statements, which is no error for one that the server has not got. */
function forget(connection: PreparedConnection, names: readonly string[]): Buffer[] {
  forgetShapes(connection, names);
  return names.map((name) => {
    delete connection.parsedStatements[name];
    delete connection.submittedNamedStatements[name];
    return serialize.close({ type: 'S', name });
  });
}
