import { locationBlock } from '@partner/locations';
import {
  instant,
  type Joined,
  joined,
  type JsonMembers,
  jsonObject,
  jsonWhen,
  storedJson,
  unescapedText,
} from '@partner/persistence';
import sql from 'sql-template-tag';

/**
 * Joins that an item needs beside its lead, quote or order, which is `t`: its sales person `u` and its location `l`.
 */
export const salesJoins: readonly Joined[] = [
  joined('user', sql`left join sales_people u on u.company_id = t.company_id and u.id = t.salesperson_id`),
  joined('location', sql`left join visible_locations l on l.company_id = t.company_id and l.id = t.location_id`),
];

/** What leads, quotes and orders show alike (§2.1): the only place that knows these wire names. */
export const salesMembers = {
  id: unescapedText(sql`t.id`),
  orderNumber: sql`t.number`,
  status: unescapedText(sql`t.status`),
  statusChangedAt: instant(sql`t.status_changed_at`),
  customer: jsonObject({ name: sql`t.customer_name`, email: sql`t.customer_email`, phone: sql`t.customer_phone` }),
  salesperson: jsonWhen(
    sql`coalesce(u.id, t.salesperson_name, t.salesperson_email) is not null`,
    jsonObject({
      id: unescapedText(sql`u.id`),
      name: sql`coalesce(u.name, t.salesperson_name)`,
      email: sql`coalesce(u.email, t.salesperson_email)`,
    }),
  ),
  location: locationBlock('l'),
  salesSource: sql`t.sales_source`,
  version: sql`t.version`,
  createdAt: instant(sql`t.created_at`),
  updatedAt: instant(sql`t.updated_at`),
} satisfies JsonMembers;

/** Their free JSON, shown as it is stored. */
export const salesFreeJson = {
  sourceMetadata: storedJson(sql`t.source_metadata`),
  externalReferences: storedJson(sql`t.external_references`),
} satisfies JsonMembers;
