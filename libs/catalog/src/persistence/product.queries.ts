import { type CompanyId, type Id, JsonResponse, notFound } from '@partner/kernel';
import {
  between,
  type Database,
  DatabaseRecordQueries,
  equals,
  ItemLoader,
  joined,
  type ReadModel,
  textSearch,
} from '@partner/postgres';
import sql from 'sql-template-tag';
import type { ProductCriteria, ProductQueries } from '../application/ports/products.js';
import { visibleProduct } from '../sql/visible-product.js';
import { productItem, sizeItem } from './product.projection.js';

const table = sql`products`;

/** Read model of products. Hidden, raw and kit products are in no response. */
const products: ReadModel<ProductCriteria> = {
  source: { resource: 'product', route: 'products', table },
  visible: () => visibleProduct('t'),
  item: productItem,
  sorts: {
    name: sql`lower(t.name)`,
    sku: sql`lower(t.sku)`,
    price: sql`t.price`,
    createdAt: sql`t.created_at`,
    updatedAt: sql`t.updated_at`,
  },
  conditions: ({ search, sku, active, createdFrom, createdTo, updatedFrom, updatedTo }, company) => [
    textSearch(table, company, search),
    textSearch(table, company, sku, sql`t.sku`),
    equals(sql`t.active`, active),
    ...between(sql`t.created_at`, createdFrom, createdTo),
    ...between(sql`t.updated_at`, updatedFrom, updatedTo),
  ],
};

export class DatabaseProductQueries extends DatabaseRecordQueries<ProductCriteria> implements ProductQueries {
  readonly #sizes: ItemLoader;

  constructor(database: Database) {
    super(database, products);
    const join = [joined('product', sql`join products p on p.company_id = t.company_id and p.id = t.product_id`)];
    this.#sizes = new ItemLoader(database, {
      table: sql`sizes`,
      join,
      where: visibleProduct('p'),
      item: sizeItem,
    });
  }

  async size(company: CompanyId, id: Id): Promise<JsonResponse> {
    const row = await this.#sizes.read(company, id);
    if (!row) throw notFound('size');
    return new JsonResponse(row.json);
  }
}
