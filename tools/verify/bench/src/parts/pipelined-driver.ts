import { type Dictionary, isRaw, type Primary, type QueryResult } from '@mikro-orm/core';
import { PostgreSqlConnection, PostgreSqlDriver } from '@mikro-orm/postgresql';
import type { Database } from '@partner/postgres';
import { raw, Sql } from 'sql-template-tag';

type Connected = Awaited<ReturnType<Database['connect']>>;

/** One transaction: statements that need no result are sent with the next one that does, or with the commit. */
class Pipeline {
  readonly #connection: Promise<Connected>;
  #pending = [new Sql(['begin'], [])];

  constructor(database: Database) {
    this.#connection = database.connect();
  }

  send(statement: Sql): void {
    this.#pending.push(statement);
  }

  /** Statements of one turn share a round trip. */
  async ask(statement: Sql): Promise<unknown[]> {
    const place = this.#pending.push(statement) - 1;
    const mine = this.#pending;
    const outcome = (await (this.#sending.get(mine) ?? this.#send(mine)))[place]!;
    if ('error' in outcome) throw outcome.error;
    return outcome.rows as unknown[];
  }

  readonly #sending = new Map<Sql[], ReturnType<Connected['run']>>();
  #send(statements: Sql[]): ReturnType<Connected['run']> {
    const sent = new Promise(setImmediate).then(async () => {
      this.#pending = [];
      return (await this.#connection).run(statements);
    });
    this.#sending.set(statements, sent);
    return sent;
  }

  async end(word: 'commit' | 'rollback'): Promise<void> {
    try {
      await this.ask(new Sql([word], []));
    } finally {
      (await this.#connection).release();
    }
  }
}

const bound = new Map<string, readonly string[]>();

/** Converts a text with `?` for each value, as written by MikroORM, to a statement with parameters. */
function statementOf(text: string, values: readonly unknown[]): Sql {
  let parts = bound.get(text);
  if (!parts) bound.set(text, (parts = text.split('?')));
  return new Sql(
    parts,
    values.map((value) => (isRaw(value) ? raw(value.sql) : value)),
  );
}

/** Makes an update refuse if the version is not the previous one. */
const checked = ({ strings, values }: Sql): Sql =>
  new Sql(
    [
      `with u as (${strings[0]}`,
      ...strings.slice(1, -1),
      `${strings.at(-1)}) select case when count(*) = 1 then 1 else refuse('PA001', 'stale_version', '') end from u`,
    ],
    values,
  );

/** Binds parameters instead of formatting them into the text, names statements, and sends a flush as one pipeline. */
class PipelinedConnection extends PostgreSqlConnection {
  // The methods of the base class are more generic than needed here.
  override async begin(): Promise<never> {
    return new Pipeline(databases.get(this.config.get('dbName'))!) as never;
  }
  override async commit(context: unknown): Promise<void> {
    await (context as Pipeline).end('commit');
  }
  override async rollback(context: unknown): Promise<void> {
    await (context as Pipeline).end('rollback');
  }
  override async execute(query: unknown, given: unknown = [], method = 'all', context?: unknown): Promise<never> {
    const made = isRaw(query) ? query : (query as { toRaw?: () => { sql: string; params: unknown[] } }).toRaw?.();
    const statement = statementOf(made?.sql ?? String(query), made?.params ?? (given as unknown[]));
    const pipeline = context as Pipeline;
    if (method === 'run') {
      // A flush is not awaited: an update that lost a race refuses in PostgreSQL.
      pipeline.send(/^update/.test(statement.sql) ? checked(statement) : statement);
      return { affectedRows: 1, insertId: 0, rows: [] } satisfies QueryResult<
        Dictionary & { id: Primary<object> }
      > as never;
    }
    const rows = await pipeline.ask(statement);
    return (method === 'get' ? rows[0] : rows) as never;
  }
}

const databases = new Map<string, Database>();

/** Returns the driver over connections of `database`, under the `dbName` that MikroORM is configured with. */
export function pipelinedDriver(name: string, database: Database): typeof PostgreSqlDriver {
  databases.set(name, database);
  return class extends PostgreSqlDriver {
    override readonly connection = new PipelinedConnection(this.config) as PostgreSqlDriver['connection'];
  };
}
