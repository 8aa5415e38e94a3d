import { type CompanyId, type Id, notFound } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { CatalogProduct, Products, CatalogSize, Sizes } from '../application/ports/products.js';
import { visibleProduct } from '../sql/visible-product.js';

/** Fields of the product row `p` for other contexts. The price stays text because JSON numbers are not exact (W2). */
const catalogProduct: Sql = sql`json_build_object('id', p.id, 'name', p.name, 'description', p.description,
  'sku', p.sku,
  'price', p.price::text, 'width', p.width, 'length', p.length, 'active', p.active, 'kind', p.kind)`;

export class DatabaseProducts implements Products {
  constructor(private readonly database: Database) {}

  find(company: CompanyId, id: Id): Promise<CatalogProduct> {
    return this.#one(company, id, sql`and ${visibleProduct('p')}`);
  }

  findAny(company: CompanyId, id: Id): Promise<CatalogProduct> {
    return this.#one(company, id, empty);
  }

  async #one(company: CompanyId, id: Id, condition: Sql): Promise<CatalogProduct> {
    const [row] = await this.database.query<{ product: CatalogProduct }>(
      sql`select ${catalogProduct} as product from products p where p.company_id = ${company}
        and p.id = ${id} ${condition}`,
    );
    if (!row) throw notFound('product', id);
    return row.product;
  }
}

export class DatabaseSizes implements Sizes {
  constructor(private readonly database: Database) {}

  find(company: CompanyId, id: Id): Promise<CatalogSize> {
    return this.#one(company, id, sql`and ${visibleProduct('p')}`);
  }

  findAny(company: CompanyId, id: Id): Promise<CatalogSize> {
    return this.#one(company, id, empty);
  }

  async #one(company: CompanyId, id: Id, condition: Sql): Promise<CatalogSize> {
    const [size] = await this.database.query<CatalogSize>(sql`
      select t.id, t.product_id as "productId", t.name, t.sku, t.width, t.length, t.price, t.active,
        ${catalogProduct} as product
      from sizes t join products p on p.company_id = t.company_id and p.id = t.product_id
      where t.company_id = ${company} and t.id = ${id} ${condition}`);
    if (!size) throw notFound('size', id);
    return size;
  }
}
