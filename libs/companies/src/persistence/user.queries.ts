import {
  type CompanyId,
  type Id,
  type ItemLines,
  JsonResponse,
  type ListDefinition,
  type NextItems,
  notFound,
} from '@partner/kernel';
import { visibleLocation } from '@partner/locations';
import {
  type AllItemsPlan,
  contains,
  type Database,
  instant,
  ItemLoader,
  itemsAfter,
  jsonItem,
  JsonText,
  listDefinition,
  type ListSource,
  listStatement,
} from '@partner/persistence';
import sql, { type Sql } from 'sql-template-tag';
import type { UserCriteria, UserQueries } from '../application/ports/user-queries.js';
import { userName } from './user.sql.js';

/** Where the user `t` belongs, hidden locations left out (A5), in the order in which they were given (R35). */
const locationIds = new JsonText(sql`(select '[' || coalesce(string_agg('"' || a.location_id || '"', ','
    order by a.position, a.location_id), '') || ']'
  from user_locations a join locations l on l.company_id = a.company_id and l.id = a.location_id
  where a.company_id = t.company_id and a.user_id = t.id and ${visibleLocation('l')})`);

/** A user as partners see them (§2.15): the only place that knows its wire names. */
const userItem = jsonItem({
  id: sql`t.id`,
  name: userName('t'),
  email: sql`t.email`,
  phone: sql`t.phone`,
  active: sql`t.active`,
  locationIds,
  allLocations: sql`t.all_locations`,
  inLeadRoutingPool: sql`t.in_lead_routing_pool`,
  createdAt: instant(sql`t.created_at`),
});

const source: ListSource = { resource: 'user', table: sql`users`, lookUps: ['location'] };
const all: AllItemsPlan = { ...source, where: [sql`true`], item: userItem };

/** Reading users: one statement shaped like the answer. */
export class DatabaseUserQueries implements UserQueries {
  readonly listDefinition: ListDefinition = listDefinition('users', source);
  readonly #items: ItemLoader;

  constructor(private readonly database: Database) {
    this.#items = new ItemLoader(database, { table: sql`users`, where: sql`true`, item: userItem });
  }

  async item(company: CompanyId, id: Id): Promise<JsonResponse> {
    const row = await this.#items.read(company, id);
    if (!row) throw notFound('user');
    return new JsonResponse(row.json);
  }

  async list(company: CompanyId, criteria: UserCriteria): Promise<JsonResponse> {
    const { json } = await this.database.one<{ json: string }>(
      listStatement(
        {
          ...source,
          company,
          where: conditions(criteria),
          sort: sql`t.created_at`,
          order: criteria.order,
          item: userItem,
          searched: criteria.search !== undefined,
        },
        criteria,
      ),
    );
    return new JsonResponse(json);
  }

  itemsAfter(company: CompanyId, next: NextItems): Promise<ItemLines> {
    return itemsAfter(this.database, company, all, next);
  }
}

/** One condition per criterion given. */
function conditions({ search, active }: UserCriteria): Sql[] {
  return [
    ...(search === undefined ? [] : [contains(sql`t.search_text`, search)]),
    ...(active === undefined ? [] : [sql`t.active = ${active}`]),
  ];
}
