import { visibleLocation } from '@partner/locations';
import { instant, shownEvent } from '@partner/persistence';
import sql, { join, raw, type Sql } from 'sql-template-tag';

/** Where an event's record stands, as alias `l`; hidden locations included. */
export const eventJoins: Sql = sql`left join locations l on l.company_id = t.company_id and l.id = t.location_id`;

/** Whether partners may see the event: a hidden location hides its quotes and orders, and what hangs on them (A5, E1). */
export const visibleEvent: Sql = shownEvent('t', 'l');

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
const data: Sql = sql`case when l.id is null or ${visibleLocation('l')} then t.data else nullif(t.data - 'locationId', '{}') end`;

/** A member of the item, unless it is unset. Its text needs no escaping: ids, names that the code gives, times. */
const plain = (name: string, value: Sql): Sql => sql`coalesce(${raw(`',"${name}":"'`)} || ${value} || '"', '')`;
/** The same for a value that is JSON. */
const json = (name: string, value: Sql): Sql => sql`coalesce(${raw(`',"${name}":'`)} || ${value}::text, '')`;

/** Put together by hand: the feed and the delivery make more items than anything else, and builders of JSON take three times as long. */
const known: Sql = join(
  [
    sql`'{"id":"' || t.id || '"'`,
    plain('type', sql`t.type`),
    plain('occurredAt', instant(sql`t.occurred_at`)),
    plain('resourceType', sql`t.resource_type`),
    plain('resourceId', sql`t.resource_id`),
    json('resourceVersion', sql`t.resource_version`),
    json('resourceUrl', sql`to_json(${resourceUrl})`),
    json('externalReferences', sql`t.external_references`),
  ],
  ' || ',
);

/** An event as partners see it, in the feed and in webhooks alike (§2.25). */
export const eventItem: Sql = sql`(${known} || ${json('data', sql`(${data})`)} || '}')`;

/** The same for webhooks whose payload would be too long (E9). */
export const eventItemWithoutData: Sql = sql`(${known} || '}')`;
