import {
  type CompanyId,
  type Id,
  type ItemLines,
  JsonResponse,
  type ListDefinition,
  type NextItems,
  notFound,
  type Page,
  type Sort,
} from '@partner/kernel';
import {
  type AllItemsPlan,
  type Database,
  type ItemAnswer,
  ItemLoader,
  itemsAfter,
  listDefinition,
  type ListSource,
  listStatement,
  statusHistoryStatement,
} from '@partner/persistence';
import sql from 'sql-template-tag';
import type { LeadQueries } from '../application/ports/lead-queries.js';
import type { SalesCriteria } from '../application/ports/sales-criteria.js';
import { leadItem } from './lead.projection.js';
import { salesConditions, salesSorts } from './sales.conditions.js';
import { salesPlan } from './sales.plan.js';
import { salesJoins } from './sales.projection.js';

const sorts = salesSorts(sql`null::int`);
const source: ListSource = { resource: 'lead', table: sql`leads`, itemJoin: salesJoins };
const all: AllItemsPlan = { ...source, where: [sql`t.status <> 'Deleted'`], item: leadItem };

/** Reading leads: each one statement shaped like the answer. */
export class DatabaseLeadQueries implements LeadQueries {
  readonly listDefinition: ListDefinition = listDefinition('leads', source);
  readonly #items: ItemLoader;

  constructor(private readonly database: Database) {
    this.#items = new ItemLoader(database, {
      table: sql`leads`,
      join: salesJoins,
      where: sql`t.status <> 'Deleted'`,
      item: leadItem,
    });
  }

  historyDefinition(id: Id): ListDefinition {
    return { route: `leads/${id}/status-history`, shows: ['lead'] };
  }

  async item(company: CompanyId, id: Id): Promise<JsonResponse> {
    const row = await this.#items.read(company, id);
    if (!row) throw notFound('lead');
    return new JsonResponse(row.json, row.version);
  }

  answer(company: CompanyId, id: Id): ItemAnswer {
    return this.#items.answer(company, id, 'lead');
  }

  async list(company: CompanyId, criteria: SalesCriteria): Promise<JsonResponse> {
    const { json } = await this.database.one<{ json: string }>(
      listStatement(
        {
          ...source,
          ...salesPlan('lead', source.table, company, criteria),
          company,
          where: [sql`t.status <> 'Deleted'`, ...salesConditions('lead', source.table, company, criteria)],
          sort: sorts[criteria.sort],
          item: leadItem,
        },
        criteria,
      ),
    );
    return new JsonResponse(json);
  }

  itemsAfter(company: CompanyId, next: NextItems): Promise<ItemLines> {
    return itemsAfter(this.database, company, all, next);
  }

  async history(company: CompanyId, id: Id, criteria: Page & Pick<Sort<never>, 'order'>): Promise<JsonResponse> {
    const lead = sql`select 1 from leads t where t.company_id = ${company} and t.id = ${id} and t.status <> 'Deleted'`;
    const row = await this.database.one<{ json: string | null }>(
      statusHistoryStatement({ company, resourceType: 'lead', resourceId: id, exists: lead }, criteria),
    );
    if (row.json === null) throw notFound('lead');
    return new JsonResponse(row.json);
  }
}
