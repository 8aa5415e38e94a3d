import { EntitySchema } from '@mikro-orm/core';
import { DatabaseSchema, MikroORM } from '@mikro-orm/postgresql';

/** A statement that MikroORM would use to change a table. */
export interface Difference {
  readonly table: string;
  readonly statement: string;
}

/** Matches objects that migrations create and entities do not declare: indexes, unique and foreign keys, policies. */
const leftToMigrations = /^(drop index|drop policy|create policy|alter table "\w+" drop constraint) /;

/** Columns that PostgreSQL generates, or that a trigger or one statement sets. No aggregate contains them. */
const undeclaredColumns: Readonly<Record<string, readonly string[]>> = {
  customers: ['search_text', 'email_lower', 'erased_until'],
  documents: ['order_id', 'quote_id', 'work_order_id'],
  leads: ['search_text'],
  locations: ['search_text'],
  orders: ['search_text', 'rto_agreement'],
  payments: ['order_deleted'],
  products: ['search_text'],
  quotes: ['search_text'],
  users: ['last_assigned_at', 'search_text', 'email_lower'],
  work_orders: ['search_text', 'store_expires_at'],
};

/** Columns with a default, added to tables with rows: aggregates always write a value. */
const defaults: Readonly<Record<string, readonly string[]>> = {
  companies: ['timezone', 'sold_by_status', 'currency'],
  roles: ['is_system', 'permissions'],
  users: ['active', 'all_locations', 'in_lead_routing_pool', 'is_owner'],
};

/** Returns the entities among the exports of modules. */
export const entitiesOf = (modules: readonly object[]): EntitySchema[] =>
  modules
    .flatMap((module): unknown[] => Object.values(module))
    .filter((value): value is EntitySchema => value instanceof EntitySchema);

/**
 * Returns the statements by which MikroORM would change the tables of a migrated database to match the entities.
 * Triggers, functions and policies are ignored.
 * @returns differences, and as `stale` the undeclared columns and defaults that no longer exist
 */
export async function schemaDifference(
  url: string,
  entities: readonly EntitySchema[],
): Promise<{ readonly differences: readonly Difference[]; readonly stale: readonly string[] }> {
  const schemaGenerator = { ignoreTriggers: true, ignoreRoutines: true, ignorePolicies: true };
  const orm = await MikroORM.init({
    clientUrl: url,
    entities: [...entities],
    schemaGenerator,
    logger: () => undefined,
  });
  try {
    const fromSchema = await DatabaseSchema.create(orm.em.getConnection(), orm.em.getPlatform(), orm.config);
    const stale = leaveOut(fromSchema);
    const text = await orm.schema.getUpdateSchemaSQL({ wrap: false, dropTables: false, fromSchema });
    const statements = text.split(/;\n/).map((line) => line.trim().replace(/;$/, ''));
    const differences = statements.filter((one) => !leftToMigrations.test(one)).flatMap(clausesOf);
    return { differences, stale };
  } finally {
    await orm.close(true);
  }
}

/** Removes undeclared columns: MikroORM would treat an added column as one of them renamed. @returns missing ones */
function leaveOut(schema: DatabaseSchema): string[] {
  const columns = Object.entries(undeclaredColumns).flatMap(([table, names]) =>
    names.flatMap((name) => {
      const isThere = schema.getTable(table)?.getColumn(name) !== undefined;
      schema.getTable(table)?.removeColumn(name);
      return isThere ? [] : [`${table}.${name}`];
    }),
  );
  const withDefault = Object.entries(defaults).flatMap(([table, names]) =>
    names.flatMap((name) => {
      const column = schema.getTable(table)?.getColumn(name);
      const isThere = column?.default !== undefined && column.default !== null;
      if (column) delete column.default;
      return isThere ? [] : [`the default of ${table}.${name}`];
    }),
  );
  return [...columns, ...withDefault];
}

const alterTable = (table: string, clause: string): string => `alter table "${table}" ${clause}`;

/** Splits an `alter table` into one statement for each clause. */
function clausesOf(statement: string): Difference[] {
  if (statement === '') return [];
  const [, altered, clauses] = /^alter table "(\w+)" (.*)$/s.exec(statement) ?? [];
  if (altered === undefined || clauses === undefined) {
    return [{ table: /"(\w+)"/.exec(statement)?.[1] ?? '', statement }];
  }
  return clauses
    .split(/, (?=(?:add|drop|alter|rename) )/)
    .map((clause) => ({ table: altered, statement: alterTable(altered, clause) }));
}
