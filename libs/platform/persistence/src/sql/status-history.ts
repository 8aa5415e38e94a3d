import type { CompanyId, Id, Page, ResourceType, Sort } from '@partner/kernel';
import sql, { type Sql } from 'sql-template-tag';
import { instant, jsonItem, jsonObject } from './json.js';
import { listStatement } from './list.js';

/** Whose history is asked for. */
export interface HistoryOf {
  readonly company: CompanyId;
  readonly resourceType: ResourceType;
  readonly resourceId: Id;
  /** A statement that has a row when the record exists for the caller. */
  readonly exists: Sql;
}

const entry = jsonItem({
  status: sql`t.status`,
  previousStatus: sql`t.previous_status`,
  description: sql`t.description`,
  changedAt: instant(sql`t.changed_at`),
  actor: jsonObject({ name: sql`t.actor_name`, email: sql`t.actor_email` }),
});

/** A status history (§2.17, R2) as one row, its envelope as `json`; null when the record does not exist. */
export function statusHistoryStatement(of: HistoryOf, criteria: Page & Pick<Sort<never>, 'order'>): Sql {
  const list = listStatement(
    {
      company: of.company,
      table: sql`status_history`,
      where: [sql`t.resource_type = ${of.resourceType}`, sql`t.resource_id = ${of.resourceId}`],
      sort: sql`t.changed_at`,
      order: criteria.order,
      item: entry,
    },
    criteria,
  );
  return sql`select case when exists (${of.exists}) then (${list}) end as json`;
}
