import pg from 'pg';
import { serialize } from 'pg-protocol';
import type { Sql } from 'sql-template-tag';
import { arrayText } from './array-text.js';
import { Command } from './command.js';
import { LRUCache } from 'lru-cache';

export type Outcome = { readonly rows: readonly unknown[] } | Failed;

export interface Failed {
  readonly error: unknown;
}

/** Statements that the server has prepared, or was asked to prepare, as recorded by a connection of `pg`. */
export interface PreparedConnection {
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
}

/** Server's description of the rows of a statement. */
export interface RowDescription {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
}

interface RowShape {
  readonly names: readonly string[];
  readonly parsers: readonly ((text: string) => unknown)[];
}

const noRows: RowShape = { names: [], parsers: [] };

/** Row shapes of prepared statements, cached for as long as the server keeps the statements. */
const shapes = new WeakMap<PreparedConnection, Map<string, RowShape>>();

/** The types of `pg` omit it. */
const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => unknown } }).utils;

const parameterOf = (value: unknown): unknown =>
  (Array.isArray(value) ? arrayText(value) : undefined) ?? prepareValue(value);

/**
 * One statement of a batch in progress. It replaces `pg`'s own query, which has a prepared statement described at each
 * execution; that often costs both sides more than the rows.
 */
export class StatementQuery {
  readonly text: string;
  readonly #values: readonly unknown[];
  readonly #rows: object[] | undefined;
  readonly #shapes: Map<string, RowShape>;
  #shape: RowShape | undefined;
  #failed: Failed | undefined;

  /** @param name name of the prepared statement; undefined for one that is not prepared. */
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

  /**
   * Returns the protocol messages that execute the statement. @throws the error of a value that cannot be serialized;
   * then nothing has changed.
   */
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

  /** @param values column values as text. */
  handleDataRow(values: readonly (string | null)[]): void {
    if (this.#rows === undefined || this.#failed || !this.#shape) return;
    try {
      this.#rows.push(rowOf(this.#shape, values));
    } catch (error) {
      this.#failed = { error };
    }
  }

  handleCommandComplete(): void {
    // The server does not describe statements without rows.
    if (this.#rows && !this.#shape) this.#describe(noRows);
    this.settle(this.#failed ?? { rows: this.#rows ?? [] });
  }

  #describe(shape: RowShape): void {
    this.#shape = shape;
    if (this.name !== undefined) this.#shapes.set(this.name, shape);
  }
}

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

interface StatementNames {
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
