import { setTimeout } from 'node:timers/promises';
import type { CompanyId } from '@partner/kernel';
import type { Session } from '../session.js';
import { belongsToCompany, type CompanyTable, type DataOfCompanies, type SharedTable } from './company-tables.js';
import type { Contexts } from '../contexts/contexts.js';

/** Rows per transaction: few enough to hold locks only briefly. */
const batch = 1_000;

/** Tables whose rows triggers change with rows of others, in whatever order these are deleted. */
const isDerived = ({ travels, foreignKeys }: CompanyTable): boolean => !travels && foreignKeys.length === 0;

/**
 * Deletes the rows of a company in small transactions, referring tables first, and the shared rows to which no company
 * refers any more. It pauses as long as it works, so that others keep at least half of the database.
 * @param which `last` is emptied last; `goesOn` is called between transactions, and ends the call by returning false.
 * @param deleted called in each transaction with the number of rows deleted from a table.
 * @returns true if no rows are left.
 */
export async function deleteRows(
  client: Session,
  { tables, shared }: DataOfCompanies,
  { company, last, goesOn }: { readonly company: CompanyId; readonly last: string; readonly goesOn: () => boolean },
  deleted: (table: string, rows: number) => Promise<unknown>,
): Promise<boolean> {
  const own = tables.filter((table) => table.name !== last && !isDerived(table)).reverse();
  const rest = tables.filter((table) => table.name !== last && isDerived(table));
  for (const table of [...own, ...rest, ...tables.filter(({ name }) => name === last)])
    for (const part of await partsOf(client, table))
      while (await hasRows(client, table, part, company)) {
        if (!goesOn()) return false;
        const begun = performance.now();
        await deleteBatch(client, table, shared, { part, company }, deleted);
        await setTimeout(performance.now() - begun);
      }
  return true;
}

/** Returns the partitions of a table, or the table. */
async function partsOf(client: Session, { name }: CompanyTable): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relid::regclass::text as name from pg_partition_tree($1::regclass) where isleaf`,
    [`"${name}"`],
  );
  return rows.length > 0 ? rows.map((part) => part.name) : [`"${name}"`];
}

async function hasRows(client: Session, table: CompanyTable, part: string, company: CompanyId): Promise<boolean> {
  const { rows } = await client.query<{ any: boolean }>(
    `select exists (select from ${part} where ${belongsToCompany(table)}) as any`,
    [company],
  );
  return rows[0]!.any;
}

async function deleteBatch(
  client: Session,
  table: CompanyTable,
  shared: readonly SharedTable[],
  { part, company }: { readonly part: string; readonly company: CompanyId },
  deleted: (table: string, rows: number) => Promise<unknown>,
): Promise<void> {
  const referring = shared.flatMap(({ name, references }) =>
    references.filter((one) => one.table === table.name).map(({ column }) => ({ name, column })),
  );
  const ids = referring.map(({ column }) => `array_agg(distinct "${column}") as "${column}"`);
  await client.query('begin');
  try {
    const { rows } = await client.query<Record<string, unknown>>(
      `with gone as (delete from ${part} where ${belongsToCompany(table)} and ctid = any(array(
          select t.ctid from ${part} t where ${belongsToCompany(table)} ${isUnreferenced(table)} limit ${batch}))
        returning *) select ${['count(*)::int as rows', ...ids].join(', ')} from gone`,
      [company],
    );
    for (const { name, column } of referring) {
      const unused = shared
        .find((one) => one.name === name)!
        .references.map((one) => `not exists (select from "${one.table}" r where r."${one.column}" = s.id)`);
      const removed = await client.query(
        `delete from "${name}" s where s.id = any($1::char(24)[]) and ${unused.join(' and ')}`,
        [rows[0]![column] ?? []],
      );
      if (removed.rowCount! > 0) await deleted(name, removed.rowCount!);
    }
    await deleted(table.name, rows[0]!['rows'] as number);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Condition that no other row of the table refers to row `t`. */
const isUnreferenced = ({ name, foreignKeys }: CompanyTable): string =>
  foreignKeys
    .filter(({ table }) => table === name)
    .map(({ columns, referenced }) => {
      const same = columns.map((column, index) => `r."${column}" = t."${referenced[index]}"`);
      return `and not exists (select from "${name}" r where ${same.join(' and ')})`;
    })
    .join(' ');

const ofCompanies = 'company_id = any($1::char(24)[])';

/**
 * Ends the leases of frozen companies: their workers can record no outcome any more, and others repeat the work. Their
 * unfinished idempotency keys end, too. Requires a session that names one of them.
 */
export async function endLeases(
  client: Session,
  { all }: Pick<Contexts, 'all'>,
  companies: readonly CompanyId[],
): Promise<void> {
  for (const [table, { until, cleared }] of all.flatMap(({ leases = {} }) => Object.entries(leases))) {
    const values = [until, ...cleared].map((column) => `"${column}" = null`);
    await client.query(`update "${table}" set ${values.join(', ')} where ${ofCompanies} and "${until}" is not null`, [
      companies,
    ]);
  }
  // Claims of requests that were refused by the freeze: these could not release them, and repeat them elsewhere.
  await client.query(`delete from idempotency_keys where ${ofCompanies} and finished_at is null`, [companies]);
}
