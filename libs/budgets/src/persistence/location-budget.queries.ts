import { type CompanyId, type Id, JsonResponse, type ListDefinition, notFound } from '@partner/kernel';
import { visibleLocation } from '@partner/locations';
import {
  type Database,
  ItemLoader,
  joined,
  listDefinition,
  type ListSource,
  listStatement,
} from '@partner/persistence';
import sql, { type Sql } from 'sql-template-tag';
import type { LocationBudgetCriteria, LocationBudgetQueries } from '../application/ports/location-budget-queries.js';
import { locationBudgetItem } from './location-budget.projection.js';

const join = [joined('location', sql`join locations l on l.company_id = t.company_id and l.id = t.location_id`)];
const source: ListSource = { resource: 'location_budget', table: sql`location_budgets`, join };
const exists = sql`t.deleted_at is null and ${visibleLocation('l')}`;

/** Reading budgets: one statement shaped like the answer, those of hidden locations in none (A5). */
export class DatabaseLocationBudgetQueries implements LocationBudgetQueries {
  readonly listDefinition: ListDefinition = listDefinition('location-budgets', source);
  readonly #items: ItemLoader;

  constructor(private readonly database: Database) {
    this.#items = new ItemLoader(database, {
      table: source.table,
      join,
      where: exists,
      item: locationBudgetItem,
    });
  }

  async item(company: CompanyId, id: Id): Promise<JsonResponse> {
    const row = await this.#items.read(company, id);
    if (!row) throw notFound('location budget');
    return new JsonResponse(row.json);
  }

  async list(company: CompanyId, criteria: LocationBudgetCriteria): Promise<JsonResponse> {
    const { json } = await this.database.one<{ json: string }>(
      listStatement(
        {
          ...source,
          company,
          where: [exists, ...conditions(criteria)],
          sort: sql`t.created_at`,
          order: criteria.order,
          item: locationBudgetItem,
        },
        criteria,
      ),
    );
    return new JsonResponse(json);
  }
}

/** One condition per criterion given. */
function conditions({ year, locationId }: LocationBudgetCriteria): Sql[] {
  return [
    ...(year === undefined ? [] : [sql`t.year = ${year}::bigint`]),
    ...(locationId === undefined ? [] : [sql`t.location_id = ${locationId}`]),
  ];
}
