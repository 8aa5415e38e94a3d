import type { CompanyId, Id } from '@partner/kernel';
import { type Database, RecordRepository } from '@partner/persistence';
import sql from 'sql-template-tag';
import type { ChangeableProducts } from '../application/ports/changeable-products.js';
import { Product, type ProductState } from '../domain/product/product.js';
import { visibleProduct } from '../sql/visible-product.js';
import { productTable } from './product.entity.js';

/** The products that are changed, in PostgreSQL. */
export class DatabaseChangeableProducts extends RecordRepository<ProductState, Product> implements ChangeableProducts {
  constructor(database: Database) {
    super(database, {
      table: productTable,
      name: 'product',
      revive: (state) => new Product(state, true),
      exists: visibleProduct('t'),
    });
  }

  async find(company: CompanyId, id: Id): Promise<Product | undefined> {
    return (await this.locked(company, sql`t.id = ${id}`))[0];
  }
}
