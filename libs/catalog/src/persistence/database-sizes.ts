import { type CompanyId, type Id, notFound } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { CatalogSize, Sizes } from '../application/ports/sizes.js';
import { visibleProduct } from '../sql/visible-product.js';
import { catalogProduct } from './database-products.js';

/** Reads sizes for other contexts, in PostgreSQL. */
export class DatabaseSizes implements Sizes {
  constructor(private readonly database: Database) {}

  find(company: CompanyId, id: Id): Promise<CatalogSize> {
    return this.#one(company, id, sql`and ${visibleProduct('p')}`);
  }

  findAny(company: CompanyId, id: Id): Promise<CatalogSize> {
    return this.#one(company, id, empty);
  }

  async #one(company: CompanyId, id: Id, condition: Sql): Promise<CatalogSize> {
    const size = await this.database.maybeOne<CatalogSize>(sql`
      select t.id, t.product_id as "productId", t.name, t.sku, t.width, t.length, t.price, t.active,
        ${catalogProduct} as product
      from sizes t join products p on p.company_id = t.company_id and p.id = t.product_id
      where t.company_id = ${company} and t.id = ${id} ${condition}`);
    if (!size) throw notFound('size');
    return size;
  }
}
