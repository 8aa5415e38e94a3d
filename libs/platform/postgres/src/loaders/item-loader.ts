import { type CompanyId, type Id } from '@partner/kernel';
import sql, { type Sql } from 'sql-template-tag';
import { batchLoader } from './batch-loader.js';
import { currentTransaction } from '../transaction/current-transaction.js';
import type { CompanyStatement, Database } from '../database.js';
import { isShown, ItemAnswer, type ItemRow } from './item-answer.js';
import { type Joined, joinsOf } from '../read-models/joined.js';
import { statementTemplate } from '../statements/statement-template.js';
import { currentCompany } from '../tenancy/current-company.js';
import { workScope, WorkScope } from '../work-scope.js';

/** How single records of a kind are read. The record is `t`. */
export interface ItemPlan {
  /** Its table: `leads`. */
  readonly table: Sql;
  /** Joins that the item needs. */
  readonly join?: readonly Joined[];
  /** What makes it exist for partners, beside that it is the company's. */
  readonly where: Sql;
  /** The item's JSON text. */
  readonly item: Sql;
}

interface ItemKey {
  /** The company that the read is for, whose rows alone it may see (A7). */
  readonly reader: CompanyId | undefined;
  readonly company: CompanyId;
  readonly id: Id;
}

/**
 * Reads single records. To begin a statement that puts an item together takes PostgreSQL several times as long as the
 * item, so that all that is asked for in one turn of the event loop is read by one statement; in a transaction, whose
 * changes others do not see, each is read by its own.
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
    this.#batched = batchLoader((keys) => workScope.run(new WorkScope(), () => this.#all(keys)));
  }

  /** The record, or undefined when the company has none that partners see. */
  read(company: CompanyId, id: Id): Promise<ItemRow | undefined> {
    const reader = currentCompany();
    if (currentTransaction.getStore()) return this.#inTransaction({ reader, company, id });
    const scope = workScope.getStore() ?? new WorkScope();
    return scope.waitFor(() => this.#batched.load({ reader, company, id }));
  }

  /** The record as what a write answers with. @param resource what is not found: `lead`. */
  answer(company: CompanyId, id: Id, resource: string): ItemAnswer {
    return new ItemAnswer(this.#answer(company, id, resource), resource);
  }

  async #inTransaction({ company, id }: ItemKey): Promise<ItemRow | undefined> {
    const row = await this.database.maybe<ItemRow & { ordinal: number }>(this.#statement([company], [id]));
    return row && { json: row.json, version: row.version };
  }

  /** One statement for each reader, all in one round trip: what one may see, the others must not. */
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
    const rows = await this.database.read<ItemRow & { ordinal: number }>(statements);
    for (const [index, [, asked]] of readers.entries())
      for (const { ordinal, ...row } of rows[index]!) found[asked[ordinal - 1]!] = row;
    return found;
  }
}
