import { conflict } from '@partner/kernel';
import type { Session } from '@partner/schema';
import { columnValue, type SharedIds } from './table-lines.js';
import type { CompanyTable, SharedTable } from './company-rows.js';

/**
 * Inserts the lines of a table that are not inserted yet and refer to no row of the same table that is missing. Lines
 * that refer to later ones need another call with the same lines.
 * @param ids of shared rows in this database, by the id in the line.
 * @returns the number of inserted rows.
 */
export async function loadRows(
  client: Session,
  table: CompanyTable,
  shared: readonly SharedTable[],
  lines: readonly string[],
  ids: SharedIds,
): Promise<number> {
  const statement = `${insertion(table, shared)} ${refersToItself(table) ? isDue(table) : ''}`;
  const inserted = await guarded(table.name, lines, (rows) => client.query(statement, [rows, JSON.stringify(ids)]));
  return inserted.rowCount!;
}

/** Returns the beginning of a statement that inserts the rows `$1` with the shared ids `$2`, up to its conditions. */
function insertion(table: CompanyTable, shared: readonly SharedTable[]): string {
  const names = table.columns.map(({ name }) => name);
  const values = names.map((name) => columnValue(table, shared, name, 'r.')).join(', ');
  return `insert into "${table.name}" (${listed(names)})
    select ${values} from json_populate_recordset(null::"${table.name}", $1::json) r where $2::jsonb is not null`;
}

/** Inserts the lines of a table, or replaces the rows with their keys. Lines may refer to others of the same call. */
export async function replaceRows(
  client: Session,
  table: CompanyTable,
  shared: readonly SharedTable[],
  lines: readonly string[],
  ids: SharedIds,
): Promise<void> {
  // No login may change its rows. While a company arrives, they may be deleted.
  if (table.name === 'audit_entries') {
    await client.query(
      `delete from "${table.name}" t using json_populate_recordset(null::"${table.name}", $1::json) r
        where t.company_id = r.company_id and t.id = r.id`,
      [arrayOf(lines)],
    );
    await loadRows(client, table, shared, lines, ids);
    return;
  }
  const others = table.columns.map(({ name }) => name).filter((name) => !table.primaryKey.includes(name));
  // A row of nothing but its key is written, too, since written rows are compared.
  const replaced = (others.length > 0 ? others : table.primaryKey)
    .map((name) => `"${name}" = excluded."${name}"`)
    .join(', ');
  const statement = `${insertion(table, shared)} on conflict (${listed(table.primaryKey)}) do update set ${replaced}`;
  await guarded(table.name, lines, (rows) => client.query(statement, [rows, JSON.stringify(ids)]));
}

/** Replaces the rows of a shared table that have the ids of lines. */
export async function replaceShared(client: Session, table: SharedTable, lines: readonly string[]): Promise<void> {
  const values = table.columns.map(({ name }) => `"${name}" = r."${name}"`).join(', ');
  await guarded(table.name, lines, (rows) =>
    client.query(
      `update "${table.name}" t set ${values} from json_populate_recordset(null::"${table.name}", $1::json) r
        where t.id = r.id`,
      [rows],
    ),
  );
}

const listed = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/** True if rows of the table refer to others of the same table. */
export const refersToItself = ({ name, foreignKeys }: CompanyTable): boolean =>
  foreignKeys.some(({ table }) => table === name);

/** Condition that row `r` is not inserted yet, and all rows of the table that it refers to are. */
function isDue({ name, primaryKey, foreignKeys }: CompanyTable): string {
  const exists = (columns: readonly string[], others: readonly string[]): string => {
    const same = others.map((other, index) => `t."${other}" = r."${columns[index]}"`);
    return `exists (select from "${name}" t where ${same.join(' and ')})`;
  };
  const references = foreignKeys
    .filter(({ table }) => table === name)
    .map(({ columns, referenced }) => {
      const isUnset = columns.map((column) => `r."${column}" is null`).join(' or ');
      return `and (${isUnset} or ${exists(columns, referenced)})`;
    });
  return `and not ${exists(primaryKey, primaryKey)} ${references.join(' ')}`;
}

/**
 * Inserts lines of a shared table whose rows do not exist yet.
 * @returns the ids that existing rows have here, by the id of the line; equal ids are left out.
 */
export async function loadShared(client: Session, table: SharedTable, lines: readonly string[]): Promise<SharedIds> {
  const columns = listed(table.columns.map(({ name }) => name));
  return guarded(table.name, lines, async (rows) => {
    await client.query(
      `insert into "${table.name}" (${columns})
        select ${columns} from json_populate_recordset(null::"${table.name}", $1::json)
        on conflict ("${table.sharedBy}") do nothing`,
      [rows],
    );
    const found = await client.query<{ line: string; here: string }>(
      `select r.id as line, t.id as here from json_populate_recordset(null::"${table.name}", $1::json) r
        join "${table.name}" t on t."${table.sharedBy}" = r."${table.sharedBy}" where t.id <> r.id`,
      [rows],
    );
    return Object.fromEntries(found.rows.map(({ line, here }) => [line, here]));
  });
}

const arrayOf = (lines: readonly string[]): string => `[${lines.join(',')}]`;

/** @throws DomainError `conflict` that names the table, if rows of this deployment exclude the lines. */
async function guarded<T>(table: string, lines: readonly string[], run: (rows: string) => Promise<T>): Promise<T> {
  try {
    return await run(arrayOf(lines));
  } catch (error) {
    const { code, message, detail = '' } = error as { code?: string; message: string; detail?: string };
    // Class 22: the data is wrong; 23: it violates a constraint.
    if (!/^2[23]/.test(code ?? '')) throw error;
    throw conflict('id_taken', `the rows of ${table} cannot be imported: ${message} ${detail}`.trim());
  }
}
