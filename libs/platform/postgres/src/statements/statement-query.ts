import pg from 'pg';
import { serialize } from 'pg-protocol';
import type { Sql } from 'sql-template-tag';
import { arrayText } from './array-text.js';
import { Command } from './command.js';

/** What became of one statement of a batch. */
export type Outcome = { readonly rows: readonly unknown[] } | Failed;

export interface Failed {
  readonly error: unknown;
}

/** What a connection of `pg` remembers of statements that the server has prepared, or was asked to. */
export interface PreparedConnection {
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
}

/** How the server describes the rows of a statement. */
export interface RowDescription {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
}

/** What the rows of a statement are made of. */
interface RowShape {
  readonly names: readonly string[];
  readonly parsers: readonly ((text: string) => unknown)[];
}

const noRows: RowShape = { names: [], parsers: [] };

/** What the server said of prepared statements, for as long as it keeps them: it is asked once. */
const shapes = new WeakMap<PreparedConnection, Map<string, RowShape>>();

/** The types of `pg` leave it out. */
const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => unknown } }).utils;

const parameterOf = (value: unknown): unknown =>
  (Array.isArray(value) ? arrayText(value) : undefined) ?? prepareValue(value);

/**
 * One statement of a batch on its way. A query of `pg` has a prepared statement described at each execution, which
 * takes both sides longer than many a row.
 */
export class StatementQuery {
  readonly text: string;
  readonly #values: readonly unknown[];
  readonly #rows: object[] | undefined;
  readonly #shapes: Map<string, RowShape>;
  #shape: RowShape | undefined;
  #failed: Failed | undefined;

  /** @param name under which it is prepared; undefined for one that is not kept. */
  constructor(
    statement: Sql,
    readonly name: string | undefined,
    private readonly connection: PreparedConnection,
    private readonly settle: (outcome: Outcome) => void,
  ) {
    this.text = statement.text;
    this.#values = statement.values;
    this.#rows = statement instanceof Command ? undefined : [];
    this.#shapes = shapesOf(connection);
  }

  /** The messages that carry it out. @throws what a value throws that cannot be sent; then nothing is changed. */
  messages(): Buffer[] {
    const { name, text, connection } = this;
    const bind = serialize.bind({
      ...(name !== undefined && { statement: name }),
      values: this.#values as unknown[],
      valueMapper: parameterOf,
    });
    const messages: Buffer[] = [];
    const isParsed =
      name !== undefined &&
      (connection.parsedStatements[name] ?? connection.submittedNamedStatements[name]) !== undefined;
    if (!isParsed) {
      messages.push(serialize.parse({ ...(name !== undefined && { name }), text }));
      if (name !== undefined) connection.submittedNamedStatements[name] = text;
    }
    messages.push(bind);
    if (this.#rows) {
      this.#shape = isParsed ? this.#shapes.get(name) : undefined;
      if (!this.#shape) messages.push(serialize.describe({ type: 'P' }));
    }
    messages.push(serialize.execute());
    return messages;
  }

  handleRowDescription({ fields }: RowDescription): void {
    this.#describe({
      names: fields.map(({ name }) => name),
      parsers: fields.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID, 'text') as (text: string) => unknown),
    });
  }

  /** @param values the texts of the columns. */
  handleDataRow(values: readonly (string | null)[]): void {
    if (this.#rows === undefined || this.#failed || !this.#shape) return;
    try {
      this.#rows.push(rowOf(this.#shape, values));
    } catch (error) {
      this.#failed = { error };
    }
  }

  /** The server has carried it out. */
  handleCommandComplete(): void {
    // A statement without rows is not described.
    if (this.#rows && !this.#shape) this.#describe(noRows);
    this.settle(this.#failed ?? { rows: this.#rows ?? [] });
  }

  #describe(shape: RowShape): void {
    this.#shape = shape;
    if (this.name !== undefined) this.#shapes.set(this.name, shape);
  }
}

/** Forgets what the server said of statements that it has closed. */
export function forgetShapes(connection: PreparedConnection, names: readonly string[]): void {
  for (const name of names) shapes.get(connection)?.delete(name);
}

function shapesOf(connection: PreparedConnection): Map<string, RowShape> {
  const known = shapes.get(connection) ?? new Map<string, RowShape>();
  shapes.set(connection, known);
  return known;
}

function rowOf({ names, parsers }: RowShape, values: readonly (string | null)[]): object {
  const row: Record<string, unknown> = {};
  for (let index = 0; index < names.length; index += 1) {
    const value = values[index]!;
    row[names[index]!] = value === null ? null : parsers[index]!(value);
  }
  return row;
}
