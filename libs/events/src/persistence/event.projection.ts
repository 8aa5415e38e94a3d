import {
  isHiddenLocation,
  instant,
  jsonItem,
  type JsonMembers,
  type JsonText,
  isVisibleEvent,
  storedJson,
  unescapedText,
} from '@partner/persistence';
import sql, { type Sql } from 'sql-template-tag';

/** Where an event's record stands, as alias `l`; hidden locations included. */
export const eventJoins: Sql = sql`left join locations l on l.company_id = t.company_id and l.id = t.location_id`;

/**
 * Whether partners may see the event: a hidden location hides its quotes and orders, and what hangs on them (A5, E1).
 */
export const visibleEvent: Sql = isVisibleEvent('t', isHiddenLocation('l'));

/** Where the full item is (E3); a deleted one has no such place. */
const resourceUrl: Sql = sql`case when t.type not like '%.deleted' then '/partner/v1/' || case t.resource_type
    when 'lead' then 'leads/' || t.resource_id
    when 'quote' then 'quotes/' || t.resource_id
    when 'order' then 'orders/' || t.resource_id
    when 'work_order' then 'work-orders/' || t.resource_id
    when 'customer' then 'customers/' || t.resource_id
    when 'payment' then 'payments/' || t.resource_id
    when 'delivery' then 'work-orders/' || (t.data ->> 'workOrderId')
    when 'contract' then 'orders/' || (t.data ->> 'orderId') || '/contract'
    when 'document' then 'documents/' || t.resource_id || '/download'
  end end`;

/** The snapshot as it was frozen, without a location that is hidden now (E2). */
const dataOf = (isHidden: Sql): JsonText =>
  storedJson(sql`case when ${isHidden} then nullif(t.data - 'locationId', '{}') else t.data end`);

const members: JsonMembers = {
  id: unescapedText(sql`t.id`),
  type: unescapedText(sql`t.type`),
  occurredAt: instant(sql`t.occurred_at`),
  resourceType: unescapedText(sql`t.resource_type`),
  resourceId: unescapedText(sql`t.resource_id`),
  resourceVersion: sql`t.resource_version`,
  resourceUrl: unescapedText(resourceUrl),
};
const externalReferences = storedJson(sql`t.external_references`);

/** An event as partners see it, in the feed and in webhooks alike (§2.25). @param isHidden whether its location is. */
export const eventItemOf = (isHidden: Sql): Sql => jsonItem({ ...members, externalReferences, data: dataOf(isHidden) });

/** The same with the event's joins. */
export const eventItem: Sql = eventItemOf(isHiddenLocation('l'));

/** The same for webhooks whose payload would be too long (E9). */
export const eventItemWithoutData: Sql = jsonItem({ ...members, externalReferences });
