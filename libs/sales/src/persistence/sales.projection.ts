import { locationBlock } from '@partner/locations';
import { json, readModels } from '@partner/postgres';
import sql from 'sql-template-tag';

/** Joins of the lead, quote or order `t` for an item: its sales person `u` and its location `l`. */
export const salesJoins: readonly readModels.Joined[] = [
  readModels.joined('user', sql`left join sales_people u on u.company_id = t.company_id and u.id = t.salesperson_id`),
  readModels.joined(
    'location',
    sql`left join visible_locations l on l.company_id = t.company_id and l.id = t.location_id`,
  ),
];

/** Members that leads, quotes and orders share (§2.1). Their wire names are defined only here. */
export const salesMembers = {
  id: json.unescaped(sql`t.id`),
  orderNumber: sql`t.number`,
  status: json.unescaped(sql`t.status`),
  statusChangedAt: json.instant(sql`t.status_changed_at`),
  customer: json.object({ name: sql`t.customer_name`, email: sql`t.customer_email`, phone: sql`t.customer_phone` }),
  salesperson: json.when(
    sql`coalesce(u.id, t.salesperson_name, t.salesperson_email) is not null`,
    json.object({
      id: json.unescaped(sql`u.id`),
      name: sql`coalesce(u.name, t.salesperson_name)`,
      email: sql`coalesce(u.email, t.salesperson_email)`,
    }),
  ),
  location: locationBlock('l'),
  salesSource: sql`t.sales_source`,
  version: sql`t.version`,
  createdAt: json.instant(sql`t.created_at`),
  updatedAt: json.instant(sql`t.updated_at`),
} satisfies json.Members;

export const salesFreeJson = {
  sourceMetadata: json.stored(sql`t.source_metadata`),
  externalReferences: json.stored(sql`t.external_references`),
} satisfies json.Members;
