import { Json, type JsonMembers } from '@partner/postgres';
import type { Contexts } from '@partner/schema';
import { isHiddenDocument } from '@partner/sales';
import sql, { type Sql } from 'sql-template-tag';
import { resourceUrl } from '../sql/resource-url.js';
import { isHiddenLocation, type Resources } from '../sql/event-visibility.js';
import { hiddenMembers, ownerIdOf } from './hidden-links.js';

/** Joins the hidden location of the event's record as `l`. */
export const eventJoins: Sql = sql`left join hidden_locations l
  on l.company_id = t.company_id and l.id = t.location_id`;

/** Columns of an event in lists: its type, time, record and version. */
export const eventColumns: Sql = sql`t.id, t.type, t.occurred_at as "occurredAt", t.resource_type as "resourceType",
  t.resource_id as "resourceId", t.resource_version as "resourceVersion"`;

/** SQL conditions about hidden locations at the place where an event is read. */
export interface Hiding {
  /** True if the event's location is hidden. */
  readonly isHidden: Sql;
  /** True if the company has hidden locations; while it has none, no look-up is made. Defaults to true. */
  readonly anyHidden?: Sql;
}

/** Snapshot stored with the event, without what is hidden now; a deletion has none (A5, E2). */
const dataOf = ({ isHidden, anyHidden = sql`true` }: Hiding): Json =>
  Json.stored(sql`case when t.type like '%.deleted' then null when not ${anyHidden} then coalesce(t.data, '{}') else (
    with h as materialized (select ${hiddenMembers(isHidden)} as names)
    select case when h.names = '{}' then coalesce(t.data, '{}') else jsonb_set_lax(coalesce(t.data, '{}') - h.names,
      '{changedFields}', (t.data -> 'changedFields') - h.names, false, 'return_target') end
    from h) end`);

const externalReferences = Json.stored(sql`t.external_references`);

const membersOf = (resources: Resources): JsonMembers => ({
  id: Json.unescaped(sql`t.id`),
  type: Json.unescaped(sql`t.type`),
  occurredAt: Json.instant(sql`t.occurred_at`),
  resourceType: Json.unescaped(sql`t.resource_type`),
  resourceId: Json.unescaped(sql`t.resource_id`),
  resourceVersion: sql`t.resource_version`,
  resourceUrl: Json.unescaped(resourceUrl(resources)),
});

/**
 * SQL projection of the event row `t` as partners see it, based on the contexts' declarations. Created once per
 * process.
 */
export class EventProjection {
  /**
   * True if partners may see the event. Hiding a location hides its quotes, its orders and the records that belong to
   * them; their location now decides, not that at the time of the event (A5, E1).
   */
  readonly visible: Sql;
  /** An event as partners see it in the feed and in webhooks (§2.25); requires `eventJoins`. */
  readonly item: Sql;
  /** Item without `data`, for webhooks whose payload would be too long (E9). */
  readonly itemWithoutData: Sql;

  readonly #members: JsonMembers;

  constructor({ resources }: Pick<Contexts, 'resources'>) {
    this.#members = membersOf(resources);
    const isHidden = isHiddenLocation;
    this.visible = this.shown();
    this.item = this.itemWhere({ isHidden });
    this.itemWithoutData = Json.item({ ...this.#members, externalReferences });
  }

  /** True if partners may see the event. @param anyHidden false while the company has no hidden locations */
  shown(anyHidden = sql`true`): Sql {
    return sql`(not ${anyHidden} or not ${isHiddenDocument(sql`t.company_id`, ownerIdOf(sql`t`))})`;
  }

  /** Returns the item without requiring `eventJoins`. */
  itemWhere(hiding: Hiding): Sql {
    return Json.item({ ...this.#members, externalReferences, data: dataOf(hiding) });
  }
}
