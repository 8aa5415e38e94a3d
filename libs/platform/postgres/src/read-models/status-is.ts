import type { CompanyId, Id, Page, ResourceType, Sort, Transitions } from '@partner/kernel';
import sql, { raw, type Sql } from 'sql-template-tag';
import { Json } from './json.js';
import { listStatement } from './list.js';

export interface HistoryOf {
  readonly company: CompanyId;
  readonly resourceType: ResourceType;
  readonly resourceId: Id;
  /** Statement that returns a row if the record exists for the caller. */
  readonly exists: Sql;
}

const entry = Json.item({
  status: sql`t.status`,
  previousStatus: sql`t.previous_status`,
  description: sql`t.description`,
  changedAt: Json.instant(sql`t.changed_at`),
  actor: Json.object({ name: sql`t.actor_name`, email: sql`t.actor_email` }),
});

/**
 * Builds the statement for a status history (§2.17, R2): one row with its envelope as `json`; null if the record does
 * not exist.
 */
export function statusHistoryStatement(record: HistoryOf, criteria: Page & Pick<Sort<never>, 'order'>): Sql {
  const list = listStatement(
    {
      company: record.company,
      table: sql`status_history`,
      where: [sql`t.resource_type = ${record.resourceType}`, sql`t.resource_id = ${record.resourceId}`],
      sort: sql`t.changed_at`,
      order: criteria.order,
      item: entry,
    },
    criteria,
  );
  return sql`select case when exists (${record.exists}) then (${list}) end as json`;
}

/**
 * Condition that a status has a meaning, according to the transition tables. Like the partial indexes for the same
 * rows, it is written with literals and as the shorter of `in` and `not in`.
 */
export function statusIs<Meaning extends string>(
  column: Sql,
  meaning: Meaning,
  ...tables: readonly Pick<Transitions<string, string, Meaning>, 'statuses' | 'statusesWith'>[]
): Sql {
  const yes = [...new Set(tables.flatMap((table) => table.statusesWith(meaning)))];
  const no = [...new Set(tables.flatMap(({ statuses }) => statuses))].filter((name) => !yes.includes(name));
  const isShorter = no.length < yes.length;
  const [first, ...others] = (isShorter ? no : yes).map((name) => `'${name}'`);
  return others.length > 0
    ? sql`${column} ${raw(`${isShorter ? 'not in' : 'in'} (${[first, ...others].join(', ')})`)}`
    : sql`${column} ${raw(`${isShorter ? '<>' : '='} ${first}`)}`;
}
