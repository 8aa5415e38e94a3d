import type { CompanyId, Id, ContextDeclaration } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import { UnderscoreNamingStrategy } from '@mikro-orm/core';
import type { Contexts } from '../contexts/contexts.js';

type TextColumns = NonNullable<ContextDeclaration['texts']>[string];

/** Table whose personal columns an erasure empties. */
interface ErasedTable extends TextColumns {
  readonly name: string;
  readonly of: string;
}

const words = (text = ''): string[] => text.split(' ').filter((word) => word !== '');

/**
 * Returns the tables with personal columns that belong to a customer's records. Those whose rows lead to further rows
 * come first, and before them those that such rows belong to.
 */
function erasedTables(contexts: readonly ContextDeclaration[]): ErasedTable[] {
  const all = contexts
    .flatMap(({ texts = {} }) => Object.entries(texts))
    .flatMap(([name, columns]) => (columns.of && columns.personal ? [{ ...columns, name, of: columns.of }] : []));
  const place = ({ as, of }: ErasedTable): number => (as === undefined ? 2 : of === 'resource_id' ? 1 : 0);
  return all.sort((one, other) => place(one) - place(other));
}

/** Fields of records with personal data, as the audit trail names them. */
function personalFields(contexts: readonly ContextDeclaration[]): string[] {
  const naming = new UnderscoreNamingStrategy();
  const columns = contexts.flatMap(({ texts = {} }) => Object.values(texts).flatMap(({ personal }) => words(personal)));
  return [...new Set(columns.map((column) => naming.columnNameToProperty(column.replace('!', ''))))];
}

/** Returns the assignments that empty the personal columns of a row `t`, and the condition that one is not empty. */
function emptied({ personal }: TextColumns): { readonly set: Sql; readonly filled: Sql } {
  const columns = words(personal).map((word) => ({ name: raw(word.replace('!', '')), fixed: word.endsWith('!') }));
  return {
    set: join(columns.map(({ name, fixed }) => (fixed ? sql`${name} = ''` : sql`${name} = null`))),
    filled: join(
      columns.map(({ name, fixed }) => (fixed ? sql`t.${name} <> ''` : sql`t.${name} is not null`)),
      ' or ',
    ),
  };
}

interface ErasedCustomer {
  readonly company: CompanyId;
  readonly customer: Id;
}

export interface ErasedRecord {
  readonly kind: string;
  readonly id: Id;
  /** Texts that name the customer, such as its email. */
  readonly named?: readonly string[];
  /** Texts that quote it in a logged request, such as its full name; elsewhere they may mean another person. */
  readonly quoted?: readonly string[];
}

/** Rows that one step reads: records with several rows each, and rows of a table without a suitable index. */
const pages = { records: 200, rows: 5_000, keys: 500 };

/**
 * Empties the columns that contexts declare as personal, for the records of one customer (R110). Each step is one
 * bounded statement of the current unit of work, and can be repeated.
 */
export class ErasedRecords {
  readonly #tables: ReadonlyMap<string, ErasedTable>;
  readonly #fields: readonly string[];

  constructor(
    private readonly database: Database,
    contexts: Contexts,
  ) {
    this.#tables = new Map(erasedTables(contexts.all).map((table) => [table.name, table]));
    this.#fields = personalFields(contexts.all);
  }

  /** Names of all tables that {@link step} accepts, in the order in which they have to be erased. */
  get tables(): readonly string[] {
    return [...this.#tables.keys(), 'audit_entries', 'idempotency_keys', 'outbox_jobs'];
  }

  /** Adds records of the customer, by which further rows are found, and texts that name the customer. */
  async add({ company, customer }: ErasedCustomer, records: readonly ErasedRecord[]): Promise<void> {
    if (records.length === 0) return;
    await this.database.query(sql`insert into erased_records (company_id, customer_id, id, kind, named, quoted)
      select ${company}, ${customer}, r.id, r.kind, (select array_agg(fold_case(n)) from unnest(r.named) n),
          (select array_agg(fold_case(n)) from unnest(r.quoted) n)
        from json_to_recordset(${JSON.stringify(records)}::json)
          as r (id char(24), kind text, named text[], quoted text[])
      on conflict do nothing`);
  }

  /** Returns the next ids, in order, for what is kept outside of the database. */
  async ids({ company, customer }: ErasedCustomer, after: string, limit: number): Promise<Id[]> {
    const rows = await this.database.query<{ id: Id }>(sql`select id from erased_records
      where company_id = ${company} and customer_id = ${customer} and id > ${after} order by id limit ${limit}::int`);
    return rows.map(({ id }) => id);
  }

  /**
   * Erases the next rows of a table. @param after `next` of the previous step; empty at first.
   * @returns the number of changed rows, and where to continue; undefined at the end.
   */
  async step(
    name: string,
    whom: ErasedCustomer,
    after: string,
  ): Promise<{ readonly erased: number; readonly next?: string }> {
    const table = this.#tables.get(name);
    const statement = !table
      ? this.#special(name, whom, after)
      : table.naming === undefined
        ? this.#rows(table, whom, after)
        : named({ ...table, naming: table.naming }, whom, after);
    const { erased, next } = (await this.database.query<{ erased: number; next: string | null }>(statement))[0]!;
    return { erased, ...(next !== null && { next }) };
  }

  /** Removes the next records of a finished erasure. @returns true when none is left. */
  async forget({ company, customer }: ErasedCustomer): Promise<boolean> {
    const rows = await this.database.query(sql`delete from erased_records r where r.company_id = ${company}
      and r.customer_id = ${customer} and r.id in (select n.id from erased_records n where n.company_id = ${company}
        and n.customer_id = ${customer} limit ${pages.rows}::int) returning 1`);
    return rows.length < pages.rows;
  }

  #rows(table: ErasedTable, whom: ErasedCustomer, after: string): Sql {
    const { company, customer } = whom;
    const [name, of] = [raw(table.name), raw(table.of)];
    const { set, filled } = emptied(table);
    const kind = table.of === 'resource_id' ? sql`and t.resource_type = r.kind` : empty;
    const page = table.scanned
      ? sql`page as materialized (select t.id, t.${of} as of from ${name} t
            where t.company_id = ${company} and t.id > ${after} order by t.id limit ${pages.rows}::int),
          r as (select p.id as row_id, e.id, e.kind from page p join erased_records e
            on e.company_id = ${company} and e.customer_id = ${customer} and e.id = p.of)`
      : sql`${recordPage(whom, after)}, r as (select null::char(24) as row_id, p.id, p.kind from page p)`;
    const row = table.scanned ? sql`t.id = r.row_id` : sql`t.${of} = r.id`;
    const added =
      table.as === undefined
        ? empty
        : sql`, added as (insert into erased_records (company_id, customer_id, id, kind)
            select ${company}, ${customer}, t.id, ${table.as} from r join ${name} t
              on t.company_id = ${company} and ${row} ${kind}
            on conflict do nothing)`;
    return sql`with ${page}, changed as (update ${name} t set ${set} from r
        where t.company_id = ${company} and ${row} ${kind} and (${filled}) returning 1)${added}
      ${counted(table.scanned ? pages.rows : pages.records)}`;
  }

  #special(name: string, whom: ErasedCustomer, after: string): Sql {
    const { company, customer } = whom;
    const mentioned = (text: Sql): Sql => sql`exists (
      select from regexp_matches(${text}, '\\y[0-9a-f]{24}\\y', 'g') m join erased_records r
        on r.company_id = ${company} and r.customer_id = ${customer} and r.id = m[1]::char(24))`;
    switch (name) {
      case 'audit_entries':
        return sql`with ${recordPage(whom, after)}, changed as (select from mask_audit_entries(${company},
            array(select kind from page order by id), array(select id from page order by id),
            ${this.#fields}::text[]))
          ${counted(pages.records)}`;
      case 'idempotency_keys':
        return sql`with page as materialized (
            select encode(t.operation, 'hex') as id, t.operation, t.endpoint || ' ' || t.body as text
              from idempotency_keys t where t.company_id = ${company} and t.operation > decode(${after}, 'hex')
            order by t.operation limit ${pages.keys}::int),
          changed as (update idempotency_keys t set status = 410, headers = '{}', body = null from page p
            where t.company_id = ${company} and t.operation = p.operation and t.body is not null
              and t.endpoint not like '%/erase' and ${mentioned(sql`p.text`)} returning 1)
          ${counted(pages.keys)}`;
      default:
        return sql`with page as materialized (select t.id, t.payload from outbox_jobs t where t.company_id = ${company}
            and t.id > ${after} and t.kind not like 'erasure.%' order by t.id limit ${pages.keys}::int),
          changed as (delete from outbox_jobs t using page p where t.company_id = ${company} and t.id = p.id
            and ${mentioned(sql`p.payload::text`)} returning 1) ${counted(pages.keys)}`;
    }
  }
}

/** Empties rows that share `of` with a row of the page that names the customer, or with one of its records. */
function named(
  { name, of, naming, ...table }: ErasedTable & { naming: string },
  whom: ErasedCustomer,
  after: string,
): Sql {
  const { company, customer } = whom;
  const { set, filled } = emptied(table);
  const texts = raw(
    words(naming)
      .map((column) => `t.${column}::text`)
      .join(', '),
  );
  return sql`with page as materialized (select t.id, t.${raw(of)} as of, fold_case(concat_ws(' ', ${texts})) as text
      from ${raw(name)} t where t.company_id = ${company} and t.id > ${after} order by t.id limit ${pages.rows}::int),
    r as materialized (select e.id::text as id, e.named from erased_records e
      where e.company_id = ${company} and e.customer_id = ${customer}),
    found as (select distinct p.of from page p where p.of in (select r.id from r)
      or exists (select from r, unnest(r.named) n where strpos(p.text, n) > 0)),
    changed as (update ${raw(name)} t set ${set} from found f
      where t.company_id = ${company} and t.${raw(of)} = f.of and (${filled}) returning 1)
    ${counted(pages.rows)}`;
}

const recordPage = ({ company, customer }: ErasedCustomer, after: string): Sql =>
  sql`page as materialized (select e.id, e.kind from erased_records e where e.company_id = ${company}
    and e.customer_id = ${customer} and e.id > ${after} order by e.id limit ${pages.records}::int)`;

/** Result of a step whose page is full only if there may be more. */
const counted = (full: number): Sql => sql`select (select count(*)::int from changed) as erased,
  (select case when count(*) = ${full}::int then max(p.id::text) end from page p) as next`;
