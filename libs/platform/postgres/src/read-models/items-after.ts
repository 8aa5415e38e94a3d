import type { CompanyId, Id, ItemLines, NextItems } from '@partner/kernel';
import sql, { join, type Sql } from 'sql-template-tag';
import type { Database } from '../database.js';
import { joinsOf, type ListQuery } from './list.js';

/** Query parts for all items of a kind: the parts of its list, without criteria. */
export type AllItemsPlan = Pick<ListQuery, 'table' | 'join' | 'where' | 'itemJoin' | 'item'>;

/**
 * Returns the next items in the order of their ids, which is an index order of every company table: the cost of a batch
 * does not depend on its position, because only returned and filtered rows are read (R84).
 */
export async function itemsAfter(
  database: Database,
  company: CompanyId,
  plan: AllItemsPlan,
  { after, limit }: NextItems,
): Promise<ItemLines> {
  const [row] = await database.query<{ lines: string | null; last: Id | null; count: number }>(
    itemsAfterStatement(company, plan, after, limit),
  );
  const { lines, last, count } = row!;
  return { lines: lines ?? '', last: last ?? undefined, count };
}

/** Puts an item on one line: free-form JSON may have line breaks between its members, where they are insignificant. */
const inOneLine = (item: Sql): Sql => sql`translate(${item}, chr(10) || chr(13), '  ') || chr(10)`;

function itemsAfterStatement(company: CompanyId, plan: AllItemsPlan, after: Id, limit: number): Sql {
  const { table, join: joins, where, itemJoin, item } = plan;
  return sql`select string_agg(${inOneLine(item)}, '' order by t.id) as lines, max(t.id) as last, count(*)::int as count
    from (select t.* from ${table} t ${joinsOf(joins)}
      where ${join([sql`t.company_id = ${company} and t.id > ${after}`, ...where], ' and ')} order by t.id
      limit ${limit}::int) t ${joinsOf(itemJoin)}`;
}
