import { contains, equals, Json, queriesOf } from '@partner/postgres';
import sql from 'sql-template-tag';
import type { UserCriteria } from '../application/ports/users.js';
import { userName } from './user.sql.js';

/** Locations of the user `t` without hidden ones (A5), in the order in which they were given (R35). */
const locationIds = new Json(sql`(select '[' || coalesce(string_agg('"' || a.location_id || '"', ','
    order by a.position, a.location_id), '') || ']'
  from user_locations a join visible_locations l on l.company_id = a.company_id and l.id = a.location_id
  where a.company_id = t.company_id and a.user_id = t.id)`);

/** A user as partners see them (§2.15). Only this file knows the field names on the wire. */
const userItem = Json.item({
  id: sql`t.id`,
  name: userName('t'),
  email: sql`t.email`,
  phone: sql`t.phone`,
  active: sql`t.active`,
  locationIds,
  allLocations: sql`t.all_locations`,
  inLeadRoutingPool: sql`t.in_lead_routing_pool`,
  createdAt: Json.instant(sql`t.created_at`),
});

export const DatabaseUserQueries = queriesOf<UserCriteria>({
  source: { resource: 'user', route: 'users', table: sql`users`, lookUps: ['location'] },
  visible: () => sql`true`,
  item: userItem,
  sorts: { createdAt: sql`t.created_at` },
  conditions: ({ search, active }) => [
    search === undefined ? undefined : contains(sql`t.search_text`, search),
    equals(sql`t.active`, active),
  ],
});
