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
  allOf,
  type AllItemsPlan,
  type Database,
  fieldSearch,
  ItemLoader,
  itemsAfter,
  joined,
  listDefinition,
  type ListSource,
  listStatement,
  textSearch,
} from '@partner/persistence';
import sql, { type Sql } from 'sql-template-tag';
import type { ProductCriteria, ProductQueries, ProductSortKey } from '../application/ports/product-queries.js';
import { visibleProduct } from '../sql/visible-product.js';
import { productItem, sizeItem } from './product.projection.js';

const sorts: Readonly<Record<ProductSortKey, Sql>> = {
  name: sql`lower(t.name)`,
  sku: sql`lower(t.sku)`,
  price: sql`t.price`,
  createdAt: sql`t.created_at`,
  updatedAt: sql`t.updated_at`,
};

const source: ListSource = { resource: 'product', table: sql`products` };
const all: AllItemsPlan = { ...source, where: [visibleProduct('t')], item: productItem };

/** Reading the catalog: one statement shaped like the answer, hidden, raw and kit products in none. */
export class DatabaseProductQueries implements ProductQueries {
  readonly listDefinition: ListDefinition = listDefinition('products', source);
  readonly #products: ItemLoader;
  readonly #sizes: ItemLoader;

  constructor(private readonly database: Database) {
    this.#products = new ItemLoader(database, { table: sql`products`, where: visibleProduct('t'), item: productItem });
    const join = [joined('product', sql`join products p on p.company_id = t.company_id and p.id = t.product_id`)];
    this.#sizes = new ItemLoader(database, { table: sql`sizes`, join, where: visibleProduct('p'), item: sizeItem });
  }

  async item(company: CompanyId, id: Id): Promise<JsonResponse> {
    const row = await this.#products.read(company, id);
    if (!row) throw notFound('product');
    return new JsonResponse(row.json);
  }

  async list(company: CompanyId, criteria: ProductCriteria): Promise<JsonResponse> {
    const { json } = await this.database.one<{ json: string }>(productListStatement(company, criteria));
    return new JsonResponse(json);
  }

  itemsAfter(company: CompanyId, next: NextItems): Promise<ItemLines> {
    return itemsAfter(this.database, company, all, next);
  }

  async size(company: CompanyId, id: Id): Promise<JsonResponse> {
    const row = await this.#sizes.read(company, id);
    if (!row) throw notFound('size');
    return new JsonResponse(row.json);
  }
}

/** The statement behind the list, apart so that its plan can be looked at. */
export function productListStatement(company: CompanyId, criteria: ProductCriteria): Sql {
  const { search, sku } = criteria;
  return listStatement(
    {
      ...source,
      company,
      where: [visibleProduct('t'), ...conditions(criteria)],
      sort: sorts[criteria.sort],
      order: criteria.order,
      item: productItem,
      search: allOf([
        search === undefined ? undefined : textSearch(source.table, company, search),
        sku === undefined ? undefined : fieldSearch(source.table, company, sql`t.sku`, sku),
      ]),
    },
    criteria,
  );
}

/** One condition per criterion given, but for what is searched. */
function conditions(criteria: ProductCriteria): Sql[] {
  const { active, createdFrom, createdTo, updatedFrom, updatedTo } = criteria;
  const filters: (Sql | undefined)[] = [
    active === undefined ? undefined : sql`t.active = ${active}`,
    createdFrom && sql`t.created_at >= ${createdFrom.first}`,
    createdTo && sql`t.created_at <= ${createdTo.last}`,
    updatedFrom && sql`t.updated_at >= ${updatedFrom.first}`,
    updatedTo && sql`t.updated_at <= ${updatedTo.last}`,
  ];
  return filters.filter((condition) => condition !== undefined);
}
