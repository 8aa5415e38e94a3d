import { type CompanyId, type Id, JsonResponse, type ListDefinition, notFound } from '@partner/kernel';
import {
  contains,
  type Database,
  ItemLoader,
  listDefinition,
  type ListSource,
  listStatement,
} from '@partner/persistence';
import sql, { type Sql } from 'sql-template-tag';
import type { StockTemplateCriteria, StockTemplates } from '../application/ports/stock-templates.js';
import { isPublished, stockTemplateItem, stockTemplateJoins } from './stock-template.projection.js';

const source: ListSource = {
  resource: 'work_order',
  table: sql`work_orders`,
  itemJoin: stockTemplateJoins,
  lookUps: ['location'],
};

/** Stock templates in PostgreSQL: each answer one statement, about work orders alone. */
export class DatabaseStockTemplates implements StockTemplates {
  readonly listDefinition: ListDefinition = listDefinition('stock-templates', source);
  readonly #items: ItemLoader;

  constructor(private readonly database: Database) {
    this.#items = new ItemLoader(database, {
      table: sql`work_orders`,
      join: stockTemplateJoins,
      where: isPublished(sql`t.company_id`),
      item: stockTemplateItem,
    });
  }

  async item(company: CompanyId, id: Id): Promise<JsonResponse> {
    const row = await this.#items.read(company, id);
    if (!row) throw notFound('stock template');
    return new JsonResponse(row.json);
  }

  async list(company: CompanyId, criteria: StockTemplateCriteria): Promise<JsonResponse> {
    const { json } = await this.database.one<{ json: string }>(stockTemplatesStatement(company, criteria));
    return new JsonResponse(json);
  }
}

/** The statement behind the list, apart so that its plan can be looked at. */
export function stockTemplatesStatement(company: CompanyId, criteria: StockTemplateCriteria): Sql {
  return listStatement(
    {
      ...source,
      company,
      where: [isPublished(sql`${company}`), ...conditions(criteria)],
      // Only a search looks at the product.
      join: criteria.search === undefined ? [] : stockTemplateJoins,
      sort: sql`t.created_at`,
      order: criteria.order,
      item: stockTemplateItem,
      searched: criteria.search !== undefined,
    },
    criteria,
  );
}

/** One condition per criterion given. Tags that are not public match nothing, or they could be guessed. */
function conditions({ search, tags }: StockTemplateCriteria): Sql[] {
  const given: (Sql | undefined)[] = [
    search === undefined
      ? undefined
      : contains(
          sql`lower(concat_ws(chr(10), t.template ->> 'templateName', p.name, t.template ->> 'description'))`,
          search,
        ),
    tags && sql`t.template -> 'tags' @> ${JSON.stringify(tags.map((name) => ({ name, public: true })))}::jsonb`,
  ];
  return given.filter((condition) => condition !== undefined);
}
