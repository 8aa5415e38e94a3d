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
import { hiddenMembers, isOwnerHidden } from './hidden-links.js';

/** Where an event's record stands, as alias `l`; hidden locations included. */
export const eventJoins: Sql = sql`left join locations l on l.company_id = t.company_id and l.id = t.location_id`;

/** What is known of hidden locations where an event is read. */
export interface Hiding {
  /** Whether the event's own is one. */
  readonly isHidden: Sql;
  /** Whether the company has any: while it has none, nothing is looked up. */
  readonly anyHidden: Sql;
}

/**
 * Whether partners may see the event: a hidden location hides its quotes and orders, and what hangs on them (A5, E1).
 */
export const visibleEvent: Sql = sql`${isVisibleEvent('t', isHiddenLocation('l'))} and not ${isOwnerHidden('t')}`;

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

/** The snapshot as it was frozen, without what is hidden now; a delete has none (A5, E2). */
const dataOf = ({ isHidden, anyHidden }: Hiding): JsonText =>
  storedJson(sql`case when t.type like '%.deleted' then null when not ${anyHidden} then coalesce(t.data, '{}') else (
    select case when h.names = '{}' then coalesce(t.data, '{}') else jsonb_set_lax(coalesce(t.data, '{}') - h.names,
      '{changedFields}', (t.data -> 'changedFields') - h.names, false, 'return_target') end
    from (select ${hiddenMembers(isHidden)} as names offset 0) h) end`);

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

/** An event as partners see it, in the feed and in webhooks alike (§2.25). */
export const eventItemOf = (hiding: Hiding): Sql => jsonItem({ ...members, externalReferences, data: dataOf(hiding) });

/** The same with the event's joins. */
export const eventItem: Sql = eventItemOf({ isHidden: isHiddenLocation('l'), anyHidden: sql`true` });

/** The same for webhooks whose payload would be too long (E9). */
export const eventItemWithoutData: Sql = jsonItem({ ...members, externalReferences });
