import { type CompanyId, conflict, type ContextDeclaration } from '@partner/kernel';
import { companySetting } from '@partner/postgres';
import type { Session } from '../session.js';

export interface TableColumn {
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
}

interface ForeignKey {
  readonly columns: readonly string[];
  readonly table: string;
  readonly referenced: readonly string[];
}

interface CatalogTable {
  readonly name: string;
  /**
   * Columns that PostgreSQL does not compute, in the order of their names: their order in a table depends on the
   * history of the database.
   */
  readonly columns: readonly TableColumn[];
  readonly primaryKey: readonly string[];
  readonly foreignKeys: readonly ForeignKey[];
}

/** Table with rows of companies. */
export interface CompanyTable extends CatalogTable {
  /** True if its rows travel with an exported company. */
  readonly travels: boolean;
  /** Columns that are exported as null. */
  readonly staying: readonly string[];
  /** Columns that name the owning company: `company_id`, and the owner of a shared record. */
  readonly owners: readonly string[];
}

/** Table of the deployment to which rows of companies refer by its `id`. */
export interface SharedTable extends CatalogTable {
  /** Column that identifies a row in every deployment. */
  readonly sharedBy: string;
  readonly references: readonly { readonly table: string; readonly column: string }[];
  readonly parts: readonly PartTable[];
}

/** Table whose rows are parts of shared rows, found by the id in `owner`. */
export interface PartTable extends CatalogTable {
  readonly owner: string;
}

type Growth = NonNullable<ContextDeclaration['tables']>[string];

export interface DataOfCompanies {
  /** Referenced tables come before those that refer to them. */
  readonly tables: readonly CompanyTable[];
  readonly shared: readonly SharedTable[];
}

const namesOf = (relation: string, numbers: string): string => `(select json_agg(a.attname order by k.place)
  from unnest(${numbers}) with ordinality k (number, place)
  join pg_attribute a on a.attrelid = ${relation} and a.attnum = k.number)`;

const catalog = `select c.relname as name,
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
        'nullable', not a.attnotnull) order by a.attname)
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '')
      as columns,
    (select ${namesOf('c.oid', 'p.conkey')} from pg_constraint p where p.conrelid = c.oid and p.contype = 'p')
      as "primaryKey",
    (select coalesce(json_agg(json_build_object('table', r.relname, 'columns', ${namesOf('c.oid', 'f.conkey')},
        'referenced', ${namesOf('r.oid', 'f.confkey')}) order by f.conname), '[]')
      from pg_constraint f join pg_class r on r.oid = f.confrelid where f.conrelid = c.oid and f.contype = 'f')
      as "foreignKeys"
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  order by c.relname`;

/**
 * Returns all tables with rows of companies, and tables of the deployment to which they refer.
 * @throws Error if no context declares one of them, or tables refer to each other in a circle.
 */
export async function dataOfCompanies(
  client: Session,
  { all }: { readonly all: readonly ContextDeclaration[] },
): Promise<DataOfCompanies> {
  const declared = new Map(all.flatMap(({ tables = {} }) => Object.entries(tables)));
  const staying = new Map(all.flatMap(({ stayingColumns = {} }) => Object.entries(stayingColumns)));
  const { rows } = await client.query<CatalogTable>(catalog);
  const [own, others] = [rows.filter(hasCompany), rows.filter((table) => !hasCompany(table))];
  const tables = parentsFirst(own, new Set(others.map(({ name }) => name))).map((table): CompanyTable => {
    const growth = declared.get(table.name);
    if (growth === undefined || (typeof growth === 'object' && !('travels' in growth)))
      throw new Error(`no context declares whether the rows of ${table.name} travel with their company`);
    const travels = typeof growth === 'string' ? growth !== 'derived' : growth.travels;
    return { ...table, travels, staying: staying.get(table.name) ?? [], owners: ownersOf(table) };
  });
  const shared = others.flatMap((table): SharedTable[] => {
    const growth = declared.get(table.name);
    const references = own.flatMap(({ name, foreignKeys }) =>
      foreignKeys
        .filter((key) => key.table === table.name)
        .map(({ columns }) => ({ table: name, column: columns[0]! })),
    );
    if (references.length === 0) return [];
    if (typeof growth !== 'object' || !('sharedBy' in growth))
      throw new Error(`no context declares what identifies a row of ${table.name} in another deployment`);
    return [{ ...table, sharedBy: growth.sharedBy, references, parts: partsOf(table, others, declared) }];
  });
  return { tables, shared };
}

/** @throws Error if no context declares a table that refers to a shared one. */
function partsOf(
  { name: shared }: CatalogTable,
  others: readonly CatalogTable[],
  declared: ReadonlyMap<string, Growth>,
): PartTable[] {
  return others.flatMap((table) => {
    const key = table.foreignKeys.find((one) => one.table === shared);
    if (!key) return [];
    const growth = declared.get(table.name);
    if (typeof growth !== 'object' || !('partOf' in growth) || growth.partOf !== shared)
      throw new Error(`no context declares that the rows of ${table.name} are parts of ${shared}`);
    return [{ ...table, owner: key.columns[0]! }];
  });
}

const hasCompany = ({ columns }: CatalogTable): boolean => columns.some(({ name }) => name === 'company_id');

const ownersOf = ({ foreignKeys }: CatalogTable): string[] => [
  ...new Set([
    'company_id',
    ...foreignKeys.flatMap(({ columns, referenced }) =>
      columns.filter((_column, index) => referenced[index] === 'company_id'),
    ),
  ]),
];

/** Sorts tables that refer only to `known` tables and themselves first, then those that also refer to these. */
function parentsFirst(tables: readonly CatalogTable[], known: Set<string>): CatalogTable[] {
  const [next, rest] = [[] as CatalogTable[], [] as CatalogTable[]];
  for (const table of tables) {
    const isReady = table.foreignKeys.every((key) => key.table === table.name || known.has(key.table));
    (isReady ? next : rest).push(table);
  }
  if (rest.length === 0) return next;
  if (next.length === 0)
    throw new Error(`these tables refer to each other: ${rest.map(({ name }) => name).join(', ')}`);
  return [...next, ...parentsFirst(rest, new Set([...known, ...next.map(({ name }) => name)]))];
}

/** Returns the condition that a row belongs to the company of parameter `$1`. */
export const belongsToCompany = ({ owners }: CompanyTable): string =>
  `(${owners.map((column) => `"${column}" = $1`).join(' or ')})`;

/**
 * Reserves a company for one export, import, move or deletion until the connection ends, and lets the session change
 * its rows wherever it is.
 * @throws DomainError `conflict` while another process has reserved it.
 */
export async function lockCompany(client: Session, company: CompanyId): Promise<void> {
  const { rows } = await client.query<{ locked: boolean }>(
    `select pg_try_advisory_lock(hashtext('partner company'), hashtext($1)) as locked`,
    [company],
  );
  if (!rows[0]!.locked)
    throw conflict('changed_meanwhile', `another process exports, imports or deletes company ${company}`);
  await nameCompany(client, company);
}

/** Lets a session change the rows of a company wherever it is. */
export async function nameCompany(client: Session, company: CompanyId): Promise<void> {
  await client.query(`select set_config('${companySetting}', $1, false)`, [company]);
}
