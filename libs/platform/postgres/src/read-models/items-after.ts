import type { CompanyId, Id, ItemLines, NextItems } from '@partner/kernel';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Database } from '../database.js';
import { joinsOf } from './joined.js';
import type { ListPlan } from './list-plan.js';

/** What all items of a kind are made of: what its list is, before it is asked for anything. */
export type AllItemsPlan = Pick<ListPlan, 'table' | 'join' | 'where' | 'itemJoin' | 'item'>;

/**
 * The next items by their ids, which every table of a company's records is ordered by: however many came before, no
 * more rows are looked at than are answered or left out (R84).
 */
export async function itemsAfter(
  database: Database,
  company: CompanyId,
  plan: AllItemsPlan,
  { after, limit }: NextItems,
): Promise<ItemLines> {
  const { lines, last, count } = await database.one<{ lines: string | null; last: Id | null; count: number }>(
    itemsAfterStatement(company, plan, after, limit),
  );
  return { lines: lines ?? '', last: last ?? undefined, count };
}

/** Free JSON may have line breaks between its members, which mean nothing there and would end the line here. */
const inOneLine = (item: Sql): Sql => sql`translate(${item}, chr(10) || chr(13), '  ') || chr(10)`;

/**
 * A number that is part of the text, so that the plan is made for it: for an unknown number of rows PostgreSQL would
 * sort all that are left, each time. @throws RangeError
 */
function rows(limit: number): Sql {
  if (!Number.isSafeInteger(limit) || limit < 1) throw new RangeError(`not a number of rows: ${limit}`);
  return raw(String(limit));
}

/**
 * `offset` keeps the conditions from the order of the ids: by an index of their own, all rows that are left would be
 * found and sorted for each part.
 */
function itemsAfterStatement(company: CompanyId, plan: AllItemsPlan, after: Id, limit: number): Sql {
  const { table, join: joins, where, itemJoin, item } = plan;
  const rest = sql`select t.* from ${table} t where t.company_id = ${company} and t.id > ${after}
    order by t.id offset 0`;
  return sql`select string_agg(${inOneLine(item)}, '' order by t.id) as lines, max(t.id) as last, count(*)::int as count
    from (select t.* from (${rest}) t ${joinsOf(joins)} where ${join(where, ' and ')} order by t.id
      limit ${rows(limit)}) t ${joinsOf(itemJoin)}`;
}
