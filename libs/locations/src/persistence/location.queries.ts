import {
  type CompanyId,
  type Id,
  type ItemLines,
  JsonResponse,
  type ListDefinition,
  type NextItems,
  notFound,
} from '@partner/kernel';
import {
  type AllItemsPlan,
  type Database,
  ItemLoader,
  itemsAfter,
  listDefinition,
  type ListSource,
  listStatement,
  textSearch,
} from '@partner/persistence';
import sql, { type Sql } from 'sql-template-tag';
import type { LocationCriteria, LocationQueries, LocationSortKey } from '../application/ports/location-queries.js';
import type { CompanyTimezone } from '../sql/company-timezone.js';
import { visibleLocation } from '../sql/visible-location.js';
import { locationItem } from './location.projection.js';

const sorts: Readonly<Record<LocationSortKey, Sql>> = {
  name: sql`lower(t.name)`,
  code: sql`lower(t.code)`,
  city: sql`lower(t.city)`,
  createdAt: sql`t.created_at`,
  updatedAt: sql`t.updated_at`,
};

/** Reading locations: one statement shaped like the answer, hidden ones in none (A5). */
export class DatabaseLocationQueries implements LocationQueries {
  readonly listDefinition: ListDefinition;
  readonly #all: AllItemsPlan;
  readonly #items: ItemLoader;

  constructor(
    private readonly database: Database,
    { join, timezone }: CompanyTimezone,
  ) {
    const source: ListSource = { resource: 'location', table: sql`locations`, itemJoin: [join] };
    const [where, item] = [visibleLocation('t'), locationItem(timezone)];
    this.listDefinition = listDefinition('locations', source);
    this.#all = { ...source, where: [where], item };
    this.#items = new ItemLoader(database, { table: source.table, join: [join], where, item });
  }

  async item(company: CompanyId, id: Id): Promise<JsonResponse> {
    const row = await this.#items.read(company, id);
    if (!row) throw notFound('location');
    return new JsonResponse(row.json);
  }

  async list(company: CompanyId, criteria: LocationCriteria): Promise<JsonResponse> {
    const { search } = criteria;
    const { json } = await this.database.one<{ json: string }>(
      listStatement(
        {
          ...this.#all,
          company,
          where: [...this.#all.where, ...conditions(criteria)],
          sort: sorts[criteria.sort],
          order: criteria.order,
          search: search === undefined ? undefined : textSearch(this.#all.table, company, search),
        },
        criteria,
      ),
    );
    return new JsonResponse(json);
  }

  itemsAfter(company: CompanyId, next: NextItems): Promise<ItemLines> {
    return itemsAfter(this.database, company, this.#all, next);
  }
}

/** One condition per criterion given, but for what is searched. */
function conditions({ active, salesLot, plant, region }: LocationCriteria): Sql[] {
  const conditions: Sql[] = [];
  if (active !== undefined) conditions.push(sql`t.active = ${active}`);
  if (salesLot !== undefined) conditions.push(sql`t.sales_lot = ${salesLot}`);
  if (plant !== undefined) conditions.push(sql`t.plant = ${plant}`);
  if (region !== undefined) conditions.push(sql`t.region = ${region}`);
  return conditions;
}
