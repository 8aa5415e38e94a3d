import { type CompanyId, type Id, JsonResponse, notFound, type RecordResponse } from '@partner/kernel';
import sql, { type Sql } from 'sql-template-tag';
import { batchLoader } from '../batch-loader.js';
import { FinalStatement, Transaction } from '../transaction/transaction.js';
import type { CompanyStatement, Database } from '../database.js';
import { type Joined, joinsOf } from './list.js';
import { statementTemplate } from '../statements/statement-template.js';
import { currentCompany } from '../transaction/current-company.js';
import { WorkScope } from '../work-scope.js';
import { refusal } from '../connection/postgres-errors.js';

/** Query parts for reading single records of a kind. The record is `t`. */
export interface ItemPlan {
  readonly table: Sql;
  readonly join?: readonly Joined[];
  /** Condition, in addition to the company, that partners see the record. */
  readonly where: Sql;
  readonly item: Sql;
}

interface ItemKey {
  /** Company on whose behalf the record is read; only its rows are visible (A7). */
  readonly reader: CompanyId | undefined;
  readonly company: CompanyId;
  readonly id: Id;
}

/**
 * Reads single records. Starting a statement that builds an item takes PostgreSQL several times as long as building the
 * item, so one statement reads all records that are requested in one turn of the event loop. In a transaction, whose
 * changes others do not see, each record has its own statement.
 */
export class ItemLoader {
  readonly #statement: (companies: readonly CompanyId[], ids: readonly Id[]) => Sql;
  readonly #answer: (company: CompanyId, id: Id, resource: string) => Sql;
  readonly #batched: { load(keys: ItemKey): Promise<ItemRow | undefined> };

  constructor(
    private readonly database: Database,
    { table, join, where, item }: ItemPlan,
  ) {
    const shown = sql`${joinsOf(join)} where ${where}`;
    this.#statement = statementTemplate(
      (companies: readonly CompanyId[], ids: readonly Id[]) => sql`select w.ordinal::int, ${item} as json, t.version
        from unnest(${companies}::char(24)[], ${ids}::char(24)[]) with ordinality w (company_id, id, ordinal)
        join ${table} t on t.company_id = w.company_id and t.id = w.id ${shown}`,
    );
    this.#answer = statementTemplate(
      (company: CompanyId, id: Id, resource: string) => sql`
        with record as (select t.* from ${table} t where t.company_id = ${company} and t.id = ${id})
        select ${isShown(sql`count(*) = 1`, resource)} as found, max(a.json) as json, max(a.version) as version
        from (select ${item} as json, t.version from record t ${shown}) a`,
    );
    this.#batched = batchLoader((keys) => new WorkScope().run(() => this.#all(keys)));
  }

  /** Returns the record, or undefined if the company has none that partners see. */
  read(company: CompanyId, id: Id): Promise<ItemRow | undefined> {
    const reader = currentCompany();
    if (Transaction.current.getStore()) return this.#inTransaction({ reader, company, id });
    const scope = WorkScope.current ?? new WorkScope();
    return scope.waitFor(() => this.#batched.load({ reader, company, id }));
  }

  /** Returns the record as the response of a write. @param resource name for the `notFound` error, such as `lead`. */
  response(company: CompanyId, id: Id, resource: string): ItemResponse {
    return new ItemResponse(this.#answer(company, id, resource), resource);
  }

  async #inTransaction({ company, id }: ItemKey): Promise<ItemRow | undefined> {
    const [row] = await this.database.query<ItemRow & { ordinal: number }>(this.#statement([company], [id]));
    return row && { json: row.json, version: row.version };
  }

  /** Runs one statement per reader, all in one round trip, because readers must not see each other's rows. */
  async #all(keys: readonly ItemKey[]): Promise<(ItemRow | undefined)[]> {
    const found: (ItemRow | undefined)[] = keys.map(() => undefined);
    const readers = [...Map.groupBy(keys.keys(), (index) => keys[index]!.reader)];
    const statements = readers.map(([company, indexes]): CompanyStatement => {
      const asked = indexes.map((index) => keys[index]!);
      const statement = this.#statement(
        asked.map((key) => key.company),
        asked.map(({ id }) => id),
      );
      return { company, statement };
    });
    const rows = await this.database.each<ItemRow & { ordinal: number }>(statements, 'read');
    for (const [index, [, asked]] of readers.entries())
      for (const { ordinal, ...row } of rows[index]!) found[asked[ordinal - 1]!] = row;
    return found;
  }
}

interface ItemRow {
  readonly json: string;
  readonly version: number;
}

/**
 * SQL assertion that a record is visible to partners; otherwise the statement fails with `notFound` of the subject,
 * such as `lead`.
 */
const isShown = refusal('not_shown', 'PA002', notFound);

/**
 * Response of a write: the changed record, read by the last statement before the commit, in the same round trip. If
 * partners cannot see the record by then, the write fails with `notFound` and is not committed.
 */
export class ItemResponse extends FinalStatement<JsonResponse> implements RecordResponse {
  /** @param statement returns one row, or fails ({@link isShown}). */
  constructor(
    statement: Sql,
    readonly resource: string,
  ) {
    super(statement, responseOf);
  }
}

const responseOf = ([row]: readonly ItemRow[]): JsonResponse => new JsonResponse(row!.json, row!.version);
