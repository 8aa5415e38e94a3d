import {
  type Contexts,
  instant,
  jsonItem,
  type JsonMembers,
  type JsonText,
  storedJson,
  unescapedText,
} from '@partner/persistence';
import sql, { type Sql } from 'sql-template-tag';
import { resourceUrl } from '../sql/resource-url.js';
import { isHiddenLocation, isVisibleEvent, type Resources } from '../sql/event-visibility.js';

/** Where an event's record stands, as alias `l`; hidden locations included. */
export const eventJoins: Sql = sql`left join locations l on l.company_id = t.company_id and l.id = t.location_id`;

/** The snapshot as it was frozen, without a location that is hidden now (E2). */
const dataOf = (isHidden: Sql): JsonText =>
  storedJson(sql`case when ${isHidden} then nullif(t.data - 'locationId', '{}') else t.data end`);

const externalReferences = storedJson(sql`t.external_references`);

const membersOf = (resources: Resources): JsonMembers => ({
  id: unescapedText(sql`t.id`),
  type: unescapedText(sql`t.type`),
  occurredAt: instant(sql`t.occurred_at`),
  resourceType: unescapedText(sql`t.resource_type`),
  resourceId: unescapedText(sql`t.resource_id`),
  resourceVersion: sql`t.resource_version`,
  resourceUrl: unescapedText(resourceUrl(resources)),
});

/** What partners see of the event row `t`, by what the contexts declare of its record. Made once per process. */
export class EventProjection {
  /** Whether partners may see the event: a hidden location hides its quotes and orders, and what hangs on them (A5, E1). */
  readonly visible: Sql;
  /** An event as partners see it, in the feed and in webhooks alike (§2.25), with the event's joins. */
  readonly item: Sql;
  /** The same for webhooks whose payload would be too long (E9). */
  readonly itemWithoutData: Sql;

  readonly #resources: Resources;
  readonly #members: JsonMembers;

  constructor({ resources }: Pick<Contexts, 'resources'>) {
    this.#resources = resources;
    this.#members = membersOf(resources);
    this.visible = this.shown('t', isHiddenLocation('l'));
    this.item = this.itemWhere(isHiddenLocation('l'));
    this.itemWithoutData = jsonItem({ ...this.#members, externalReferences });
  }

  /** Whether partners may see the event row `event`. @param isHidden whether its location is. */
  shown(event: string, isHidden: Sql): Sql {
    return isVisibleEvent(this.#resources, event, isHidden);
  }

  /** The item without the event's joins. @param isHidden whether its location is. */
  itemWhere(isHidden: Sql): Sql {
    return jsonItem({ ...this.#members, externalReferences, data: dataOf(isHidden) });
  }
}
