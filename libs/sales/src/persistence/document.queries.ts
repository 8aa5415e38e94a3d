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
  type Database,
  type ItemAnswer,
  ItemLoader,
  itemsAfter,
  type Joined,
  listDefinition,
  type ListSource,
  listStatement,
  statusHistoryStatement,
} from '@partner/persistence';
import sql, { type Sql } from 'sql-template-tag';
import type { SalesCriteria } from '../application/ports/sales-criteria.js';
import { lineItemsAnswer } from './document.projection.js';
import { salesConditions, salesSorts } from './sales.conditions.js';
import { salesPlan } from './sales.plan.js';
import { visibleDocument, visibleDocuments } from '../sql/visible-document.js';

/** What tells the reads of quotes and of orders apart. */
export interface DocumentViews {
  /** The table of the rows: `quotes`. */
  readonly table: Sql;
  /** The resource in lower case: `quote`. */
  readonly resource: 'quote' | 'order';
  /** What items need beside the row. */
  readonly join: readonly Joined[];
  /** The item of get-by-id. */
  readonly item: Sql;
  /** The item of the list, which resolves less (§2.4). */
  readonly listed: Sql;
}

const sorts = salesSorts(sql`t.total`);

/** Reading quotes and orders: each one statement shaped like the answer, what partners do not see in none of them. */
export abstract class DatabaseDocumentQueries {
  readonly listDefinition: ListDefinition;
  readonly #source: ListSource;
  readonly #items: ItemLoader;

  protected constructor(
    protected readonly database: Database,
    private readonly views: DocumentViews,
  ) {
    const { table, resource, join, item } = views;
    this.#source = { resource, table, itemJoin: join };
    this.listDefinition = listDefinition(`${resource}s`, this.#source);
    this.#items = new ItemLoader(database, { table, join, where: visibleDocument, item });
  }

  /** Its record may be hidden with its location (A5). */
  historyDefinition(id: Id): ListDefinition {
    const { resource } = this.views;
    return { route: `${resource}s/${id}/status-history`, shows: [resource, 'location'] };
  }

  async item(company: CompanyId, id: Id): Promise<JsonResponse> {
    const row = await this.#items.read(company, id);
    if (!row) throw notFound(this.views.resource);
    return new JsonResponse(row.json, row.version);
  }

  answer(company: CompanyId, id: Id): ItemAnswer {
    return this.#items.answer(company, id, this.views.resource);
  }

  itemsAfter(company: CompanyId, next: NextItems): Promise<ItemLines> {
    return itemsAfter(
      this.database,
      company,
      { ...this.#source, where: [visibleDocuments(company)], item: this.views.listed },
      next,
    );
  }

  async history(company: CompanyId, id: Id, criteria: Page & Pick<Sort<never>, 'order'>): Promise<JsonResponse> {
    const { table, resource } = this.views;
    const exists = sql`select 1 from ${table} t where ${this.#one(company, id)}`;
    const row = await this.database.one<{ json: string | null }>(
      statusHistoryStatement({ company, resourceType: resource, resourceId: id, exists }, criteria),
    );
    if (row.json === null) throw notFound(resource);
    return new JsonResponse(row.json);
  }

  async lineItems(company: CompanyId, id: Id): Promise<JsonResponse> {
    const { table, resource } = this.views;
    const row = await this.database.maybe<{ json: string }>(
      sql`select ${lineItemsAnswer} as json from ${table} t where ${this.#one(company, id)}`,
    );
    if (!row) throw notFound(resource);
    return new JsonResponse(row.json);
  }

  /** The envelope of a list. @param conditions of this kind alone. */
  protected async listed(
    company: CompanyId,
    criteria: SalesCriteria,
    conditions: readonly Sql[],
  ): Promise<JsonResponse> {
    const { resource, table, listed } = this.views;
    const { json } = await this.database.one<{ json: string }>(
      listStatement(
        {
          ...this.#source,
          ...salesPlan(resource, table, company, criteria),
          company,
          where: [visibleDocuments(company), ...salesConditions(resource, table, company, criteria), ...conditions],
          sort: sorts[criteria.sort],
          item: listed,
        },
        criteria,
      ),
    );
    return new JsonResponse(json);
  }

  #one(company: CompanyId, id: Id): Sql {
    return sql`t.company_id = ${company} and t.id = ${id} and ${visibleDocument}`;
  }
}
