import type { CompanyId, Id, Page, ResourceType, Sort, StatusMeanings } from '@partner/kernel';
import sql, { raw, type Sql } from 'sql-template-tag';
import * as json from './json.js';
import { listStatement } from './list.js';

/** Whose history is asked for. */
export interface HistoryOf {
  readonly company: CompanyId;
  readonly resourceType: ResourceType;
  readonly resourceId: Id;
  /** A statement that has a row when the record exists for the caller. */
  readonly exists: Sql;
}

const entry = json.item({
  status: sql`t.status`,
  previousStatus: sql`t.previous_status`,
  description: sql`t.description`,
  changedAt: json.instant(sql`t.changed_at`),
  actor: json.object({ name: sql`t.actor_name`, email: sql`t.actor_email` }),
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

/**
 * The condition that a status has a meaning, as the tables of the kinds of records say that it may be of: spelled in
 * literals, and by the fewer names, as the partial indexes are that hold the same rows.
 */
export function statusIs<Meaning extends string>(
  column: Sql,
  meaning: Meaning,
  ...tables: readonly StatusMeanings<string, Meaning>[]
): Sql {
  const yes = [...new Set(tables.flatMap((table) => table.which(meaning)))];
  const no = [...new Set(tables.flatMap(({ statuses }) => statuses))].filter((name) => !yes.includes(name));
  const isShorter = no.length < yes.length;
  const [first, ...others] = (isShorter ? no : yes).map((name) => `'${name}'`);
  return others.length > 0
    ? sql`${column} ${raw(`${isShorter ? 'not in' : 'in'} (${[first, ...others].join(', ')})`)}`
    : sql`${column} ${raw(`${isShorter ? '<>' : '='} ${first}`)}`;
}
