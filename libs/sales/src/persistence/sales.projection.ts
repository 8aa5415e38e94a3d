import { locationBlock } from '@partner/locations';
import { type Joined, joined, Json, type JsonMembers } from '@partner/postgres';
import sql from 'sql-template-tag';

/** Joins of the lead, quote or order `t` for an item: its sales person `u` and its location `l`. */
export const salesJoins: readonly Joined[] = [
  joined('user', sql`left join sales_people u on u.company_id = t.company_id and u.id = t.salesperson_id`),
  joined('location', sql`left join visible_locations l on l.company_id = t.company_id and l.id = t.location_id`),
];

/** Members that leads, quotes and orders share (§2.1). Their wire names are defined only here. */
export const salesMembers = {
  id: Json.unescaped(sql`t.id`),
  orderNumber: sql`t.number`,
  status: Json.unescaped(sql`t.status`),
  statusChangedAt: Json.instant(sql`t.status_changed_at`),
  customer: Json.object({ name: sql`t.customer_name`, email: sql`t.customer_email`, phone: sql`t.customer_phone` }),
  salesperson: Json.when(
    sql`coalesce(u.id, t.salesperson_name, t.salesperson_email) is not null`,
    Json.object({
      id: Json.unescaped(sql`u.id`),
      name: sql`coalesce(u.name, t.salesperson_name)`,
      email: sql`coalesce(u.email, t.salesperson_email)`,
    }),
  ),
  location: locationBlock('l'),
  salesSource: sql`t.sales_source`,
  version: sql`t.version`,
  createdAt: Json.instant(sql`t.created_at`),
  updatedAt: Json.instant(sql`t.updated_at`),
} satisfies JsonMembers;

export const salesFreeJson = {
  sourceMetadata: Json.stored(sql`t.source_metadata`),
  externalReferences: Json.stored(sql`t.external_references`),
} satisfies JsonMembers;
