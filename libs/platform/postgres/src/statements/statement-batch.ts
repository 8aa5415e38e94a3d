import type pg from 'pg';
import { serialize } from 'pg-protocol';
import type { Sql } from 'sql-template-tag';
import {
  type PreparedStatements,
  type Outcome,
  type PreparedConnection,
  type RowDescription,
  forgetShapes,
  StatementQuery,
} from './statement-query.js';

/**
 * Statements that share one round trip. The server executes them in order, each seeing what was committed before it
 * starts, and skips the rest after a failure, because all share one `Sync`. So a `commit` at the end is reached only if
 * all before it succeeded.
 *
 * The client of `pg` treats the batch as one query, which has the name of the statement being processed.
 */
export class StatementBatch implements pg.Submittable {
  readonly outcomes: Promise<readonly Outcome[]>;

  readonly #statements: readonly Sql[];
  #queries: readonly StatementQuery[] = [];
  readonly #outcomes: (Outcome | undefined)[];
  readonly #resolve: (outcomes: readonly Outcome[]) => void;
  #position = 0;
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

  /** Sends all statements up to one whose values cannot be serialized; that one fails at once. */
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
    // Closing comes first: the server skips messages after a failure, and would keep the statements prepared.
    const messages = closeStatements(known, closed);
    for (const [index, query] of this.#queries.entries()) {
      try {
        messages.push(...query.messages());
      } catch (error) {
        this.#outcomes[index] = { error };
        break;
      }
    }
    messages.push(serialize.sync());
    // A single write, because each write costs more than copying the messages.
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
    this.#position += 1;
    this.#isCommitted = text === 'COMMIT';
  }

  handleReadyForQuery(): void {
    const known = this.#outcomes.filter((outcome) => outcome !== undefined);
    this.#resolve(known.length === this.#outcomes.length ? known : this.#withFailures());
  }

  /** Statements after the failed one share its outcome. */
  #withFailures(): Outcome[] {
    const failed = this.#outcomes.find((outcome) => outcome && 'error' in outcome) ?? {
      error: new Error('the server sent no response to a statement'),
    };
    return this.#outcomes.map((outcome) => outcome ?? failed);
  }

  /**
   * Fails the current statement and all after it, which were not prepared either. An error after the last response
   * comes from the implicit commit at the `Sync`, unless the last statement was itself a commit, which stands.
   */
  handleError(error: unknown, connection: pg.Connection): void {
    const { submittedNamedStatements } = preparedOf(connection);
    for (const { name } of this.#queries.slice(this.#position))
      if (name !== undefined) delete submittedNamedStatements[name];
    if (this.#position < this.#outcomes.length) this.#outcomes[this.#position] ??= { error };
    else if (!this.#isCommitted) this.#outcomes[this.#outcomes.length - 1] = { error };
    this.handleReadyForQuery();
  }

  get #current(): StatementQuery | undefined {
    return this.#queries[this.#position];
  }
}

const preparedOf = (connection: pg.Connection): PreparedConnection => connection as unknown as PreparedConnection;

/** Returns the messages that close statements. Closing an unknown statement is not an error. */
function closeStatements(connection: PreparedConnection, names: readonly string[]): Buffer[] {
  forgetShapes(connection, names);
  return names.map((name) => {
    delete connection.parsedStatements[name];
    delete connection.submittedNamedStatements[name];
    return serialize.close({ type: 'S', name });
  });
}
