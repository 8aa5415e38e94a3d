import type pg from 'pg';
import { Sql } from 'sql-template-tag';

/** A statement that is carried out for its effect: `begin`, a setting. Its outcome never has rows. */
export class Command extends Sql {}

/** Makes a {@link Command}. Its values are texts. */
export const command = (strings: readonly string[], ...values: readonly string[]): Command =>
  new Command(strings, values);

/** What the types of `pg` leave out of a connection. */
interface ExtendedConnection {
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
  parse(message: { readonly name?: string; readonly text: string }): void;
  bind(message: { readonly statement?: string; readonly values: readonly unknown[] }): void;
  execute(message: object): void;
}

/**
 * A command on its way, as the client of `pg` drives a query. The server is not asked to describe rows that nobody
 * reads, and what it answers is not made into objects.
 */
export class CommandQuery {
  name?: string;
  readonly text: string;
  readonly #values: readonly unknown[];

  constructor(
    { text, values }: Command,
    private readonly done: () => void,
  ) {
    this.text = text;
    this.#values = values;
  }

  submit(connection: pg.Connection): void {
    const extended = connection as unknown as ExtendedConnection;
    const { name, text } = this;
    const { parsedStatements, submittedNamedStatements } = extended;
    if (name === undefined || (parsedStatements[name] ?? submittedNamedStatements[name]) === undefined) {
      extended.parse({ ...(name !== undefined && { name }), text });
      if (name !== undefined) submittedNamedStatements[name] = text;
    }
    extended.bind({ ...(name !== undefined && { statement: name }), values: this.#values });
    extended.execute({});
  }

  handleRowDescription(): void {}

  handleDataRow(): void {}

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.done();
  }
}
