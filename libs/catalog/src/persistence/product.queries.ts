import { type CompanyId, type Id, JsonResponse, notFound } from '@partner/kernel';
import {
  Json,
  between,
  type Database,
  DatabaseRecordQueries,
  equals,
  ItemLoader,
  joined,
  type ReadModel,
  textSearch,
} from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';
import type { ProductCriteria, ProductQueries } from '../application/ports/products.js';
import { visibleProduct } from '../sql/visible-product.js';

/**
 * Images of the gallery in upload order, then images of the legacy slots; a repeated image is shown at its first place
 * (§2.12).
 */
const images: Sql = sql`(select coalesce(to_json(array_agg(i.url order by i.place)), '[]') from (
  select u.url, min(u.place) as place from unnest(t.gallery_images || t.legacy_images) with ordinality u (url, place)
  where u.url <> '' group by u.url) i)`;

/** A product `t` as partners see it (§2.12). Its wire names are defined only here. */
const productItem: Sql = Json.item({
  id: sql`t.id`,
  name: sql`t.name`,
  description: sql`t.description`,
  sku: sql`t.sku`,
  price: Json.decimal(sql`t.price`),
  width: sql`t.width`,
  length: sql`t.length`,
  active: sql`t.active`,
  images,
  createdAt: Json.instant(sql`t.created_at`),
  updatedAt: Json.instant(sql`t.updated_at`),
});

/** A size `t` as partners see it (§2.12). */
const sizeItem: Sql = Json.item({
  id: sql`t.id`,
  productId: sql`t.product_id`,
  name: sql`t.name`,
  sku: sql`t.sku`,
  width: sql`t.width`,
  length: sql`t.length`,
  price: Json.decimal(sql`t.price`),
  active: sql`t.active`,
});

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
