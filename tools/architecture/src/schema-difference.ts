import { DeferMode, type EntityMetadata, EntitySchema } from '@mikro-orm/core';
import { DatabaseSchema, type DatabaseTable, MikroORM, SqlSchemaGenerator } from '@mikro-orm/postgresql';
import type { ofCompany } from '@partner/unit-of-work';
import pg from 'pg';

/**
 * Parts of the database that MikroORM 7.2 cannot declare, each with the reason. Migrations alone create them, and
 * comparisons leave them out.
 */
export const leftToMigrations = {
  'functions and triggers':
    'its functions of triggers have no search path, and its triggers no columns, deferral or mode',
  views: 'its views have no security_invoker, without which they read with the rights of their owner',
  'partitions of expiring tables': 'it compares them with a fixed list, and would rebuild a table after each sweep',
  'fillfactor and statistics': 'it has no option for them',
  'extensions and sequences': 'it has sequences of generated keys only',
  'the table migrations': 'its own journal',
};

/** Returns the entities among the exports of modules. */
export const entitiesOf = (modules: readonly object[]): EntitySchema[] =>
  modules
    .flatMap((module): unknown[] => Object.values(module))
    .filter((value): value is EntitySchema => value instanceof EntitySchema);

/** Connects MikroORM with the entities; `close` it. */
const declaredOrm = (url: string, entities: readonly EntitySchema[]): Promise<MikroORM> =>
  MikroORM.init({
    clientUrl: url,
    entities: [...entities],
    schemaGenerator: { ignoreTriggers: true, ignoreRoutines: true },
    logger: () => undefined,
  });

/**
 * Adds to MikroORM's schema of the entities their foreign keys, which it derives from relations only, and the check of
 * ids that every table has.
 */
class DeclaredSchema extends SqlSchemaGenerator {
  override getTargetSchema(): DatabaseSchema {
    const target = super.getTargetSchema();
    for (const meta of this.metadata.getAll().values()) {
      const table = target.getTable(meta.tableName)!;
      const { references = {} } = meta as EntityMetadata & NonNullable<Parameters<typeof ofCompany>[0]>;
      for (const [columns, text] of Object.entries(references)) addForeignKey(target, table, columns, text);
      addCheckOfIds(table);
    }
    return target;
  }

  /** Returns the statements that create each table. */
  createTables(): ReadonlyMap<string, readonly string[]> {
    const { helper } = this;
    const statements = (table: DatabaseTable): string[] => [
      ...helper.createTable(table),
      ...Object.values(table.getForeignKeys()).map((key) => helper.createForeignKey(table, key)),
      ...helper.getRlsCreateSQL(table),
    ];
    return new Map(
      this.getTargetSchema()
        .getTables()
        .map((table) => [table.name, statements(table)]),
    );
  }
}

/** Returns the statements by which MikroORM creates the declared tables, by table. Needs no database. */
export const createStatements = (entities: readonly EntitySchema[]): ReadonlyMap<string, readonly string[]> =>
  new DeclaredSchema(new MikroORM({ entities: [...entities], dbName: 'declared' }).em).createTables();

function addForeignKey(target: DatabaseSchema, table: DatabaseTable, columns: string, text: string): void {
  const [, referenced, onDelete, deferred] = /^(\w+)(?: on delete (\w+))?( deferrable initially deferred)?$/.exec(
    text,
  )!;
  const key = target.getTable(referenced!)!.getPrimaryKey()!.columnNames;
  const named = columns.split(', ');
  const columnNames = named.length < key.length ? ['company_id', ...named] : named;
  const constraintName = `${table.name}_${columnNames.join('_')}_fkey`;
  table.getForeignKeys()[constraintName] = {
    constraintName,
    columnNames,
    localTableName: `public.${table.name}`,
    referencedTableName: `public.${referenced!}`,
    referencedColumnNames: key,
    ...(onDelete && { deleteRule: onDelete }),
    ...(deferred && { deferMode: DeferMode.INITIALLY_DEFERRED }),
  };
}

function addCheckOfIds(table: DatabaseTable): void {
  const ids = table.getColumns().filter(({ type, generated }) => type === 'char(24)' && !generated);
  const conditions = ids.map(({ name }) => `${name} !~ '[^0-9a-f]'`).sort();
  const expression = conditions.join(' and ');
  if (expression) table.addCheck({ name: 'ids_are_hex', expression, definition: `check (${expression})` });
}

/** A statement that MikroORM would use to change a table. */
export interface Difference {
  readonly table: string;
  readonly statement: string;
}

/** Returns the statements by which MikroORM would change the tables of a migrated database to match the entities. */
export async function schemaDifference(url: string, entities: readonly EntitySchema[]): Promise<Difference[]> {
  const orm = await declaredOrm(url, entities);
  try {
    const { em, config } = orm;
    const [journal, views] = [['migrations'], [/./]];
    // prettier-ignore
    const fromSchema = await DatabaseSchema.create(em.getConnection(), em.getPlatform(), config, undefined, undefined,
      undefined, journal, views);
    const text = await new DeclaredSchema(em).getUpdateSchemaSQL({ wrap: false, fromSchema });
    return text.split(/;\n/).flatMap((line) => clausesOf(line.trim().replace(/;$/, ''), fromSchema));
  } finally {
    await orm.close(true);
  }
}

/**
 * Returns each column, index, constraint and policy that differs between a migrated database and the declared tables,
 * in the words of PostgreSQL. MikroORM compares only names of some, and conditions without their parentheses. The
 * declared tables exist in a transaction only.
 */
export async function definitionsThatDiffer(url: string, entities: readonly EntitySchema[]): Promise<string[]> {
  const orm = await declaredOrm(url, entities);
  const client = new pg.Client(url);
  try {
    const created = await new DeclaredSchema(orm.em).getCreateSchemaSQL({ wrap: false });
    await client.connect();
    const migrated = await definitions(client, 'public');
    await client.query(`begin; create schema declared; set local search_path = declared, public; ${created}`);
    const declared = await definitions(client, 'declared');
    const changed = [...declared].filter(([what, text]) => migrated.get(what) !== text);
    return [
      ...changed.map(([what, text]) => `${what} is declared as ${text}, and migrated as ${migrated.get(what)}`),
      ...[...migrated.keys()].filter((what) => !declared.has(what)).map((what) => `${what} is not declared`),
    ];
  } finally {
    await Promise.all([client.end(), orm.close(true)]);
  }
}

async function definitions(client: pg.Client, schema: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ what: string; text: string }>(definitionsOf, [schema]);
  return new Map(rows.map(({ what, text }) => [what, text]));
}

const definitionsOf = `with tables as (select oid, relname, relrowsecurity, relforcerowsecurity from pg_class
    where relnamespace = $1::regnamespace and relkind in ('r', 'p') and not relispartition and relname <> 'migrations')
  select format('column %s.%s', relname, attname) as what,
      concat_ws(' ', format_type(atttypid, atttypmod), attnotnull, attgenerated, pg_get_expr(adbin, adrelid)) as text
    from tables t join pg_attribute a on a.attrelid = t.oid and attnum > 0 and not attisdropped
      left join pg_attrdef d on adrelid = t.oid and adnum = attnum
  union all select format('constraint %s of %s', conname, relname), pg_get_constraintdef(k.oid)
    from tables t join pg_constraint k on conrelid = t.oid where contype not in ('n', 't') and conparentid = 0
  union all select format('index %s of %s', indexrelid::regclass, relname),
      regexp_replace(pg_get_indexdef(indexrelid), ' ON (ONLY )?\\w+\\.', ' ON ')
    from tables t join pg_index on indrelid = t.oid
  union all select format('policy %s of %s', polname, relname), concat_ws(' ', polcmd, polpermissive,
      polroles::regrole[], pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid))
    from tables t join pg_policy on polrelid = t.oid
  union all select format('row-level security of %s', relname), concat_ws(' ', relrowsecurity, relforcerowsecurity)
    from tables`;

/** Splits an `alter table` into one statement for each clause. */
function clausesOf(statement: string, migrated: DatabaseSchema): Difference[] {
  if (statement === '') return [];
  const [, altered, clauses] = /^alter table "(\w+)" (.*)$/s.exec(statement) ?? [];
  if (altered === undefined || clauses === undefined) {
    const [, index] = /^drop index "(\w+)"/.exec(statement) ?? [];
    const indexed = migrated.getTables().find((table) => index !== undefined && table.hasIndex(index))?.name;
    return [{ table: indexed ?? /(?: on | exists |table )"?(\w+)"?/.exec(statement)?.[1] ?? '', statement }];
  }
  return clauses
    .split(/, (?=(?:add|drop|alter|rename) )/)
    .map((clause) => ({ table: altered, statement: `alter table "${altered}" ${clause}` }));
}
