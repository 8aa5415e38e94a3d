import { json } from '@partner/postgres';
import type { Contexts } from '@partner/schema';
import sql, { type Sql } from 'sql-template-tag';
import { resourceUrl } from '../sql/resource-url.js';
import { isHiddenLocation, isVisibleEvent, type Resources } from '../sql/event-visibility.js';
import { hiddenMembers, isOwnerHidden } from './hidden-links.js';

/** The hidden location where an event's record stands, as alias `l`. */
export const eventJoins: Sql = sql`left join hidden_locations l
  on l.company_id = t.company_id and l.id = t.location_id`;

/** What is known of hidden locations where an event is read. */
export interface Hiding {
  /** Whether the event's own is one. */
  readonly isHidden: Sql;
  /** Whether the company has any: while it has none, nothing is looked up. True unless known. */
  readonly anyHidden?: Sql;
}

/** The snapshot as it was frozen, without what is hidden now; a delete has none (A5, E2). */
const dataOf = ({ isHidden, anyHidden = sql`true` }: Hiding): json.Text =>
  json.stored(sql`case when t.type like '%.deleted' then null when not ${anyHidden} then coalesce(t.data, '{}') else (
    select case when h.names = '{}' then coalesce(t.data, '{}') else jsonb_set_lax(coalesce(t.data, '{}') - h.names,
      '{changedFields}', (t.data -> 'changedFields') - h.names, false, 'return_target') end
    from (select ${hiddenMembers(isHidden)} as names offset 0) h) end`);

const externalReferences = json.stored(sql`t.external_references`);

const membersOf = (resources: Resources): json.Members => ({
  id: json.unescaped(sql`t.id`),
  type: json.unescaped(sql`t.type`),
  occurredAt: json.instant(sql`t.occurred_at`),
  resourceType: json.unescaped(sql`t.resource_type`),
  resourceId: json.unescaped(sql`t.resource_id`),
  resourceVersion: sql`t.resource_version`,
  resourceUrl: json.unescaped(resourceUrl(resources)),
});

/** What partners see of the event row `t`, by what the contexts declare of its record. Made once per process. */
export class EventProjection {
  /**
   * Whether partners may see the event: a hidden location hides its quotes and orders, and what hangs on them (A5, E1).
   */
  readonly visible: Sql;
  /** An event as partners see it, in the feed and in webhooks alike (§2.25), with the event's joins. */
  readonly item: Sql;
  /** The same for webhooks whose payload would be too long (E9). */
  readonly itemWithoutData: Sql;

  readonly #resources: Resources;
  readonly #members: json.Members;

  constructor({ resources }: Pick<Contexts, 'resources'>) {
    this.#resources = resources;
    this.#members = membersOf(resources);
    const isHidden = isHiddenLocation('l');
    this.visible = this.shown('t', { isHidden });
    this.item = this.itemWhere({ isHidden });
    this.itemWithoutData = json.item({ ...this.#members, externalReferences });
  }

  /** Whether partners may see the event row `event`: neither it nor its document stands at a hidden location. */
  shown(event: string, { isHidden, anyHidden = sql`true` }: Hiding): Sql {
    const isVisible = isVisibleEvent(this.#resources, event, isHidden);
    return sql`(not ${anyHidden} or (${isVisible} and not ${isOwnerHidden(event)}))`;
  }

  /** The item without the event's joins. */
  itemWhere(hiding: Hiding): Sql {
    return json.item({ ...this.#members, externalReferences, data: dataOf(hiding) });
  }
}
