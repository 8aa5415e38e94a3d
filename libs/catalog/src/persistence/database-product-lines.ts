import { type CompanyId, type Id, notFound } from '@partner/kernel';
import { type Database, RecordRepository } from '@partner/persistence';
import sql from 'sql-template-tag';
import type { ProductLines } from '../application/ports/product-lines.js';
import { ProductLine, type ProductLineState } from '../domain/product-line/product-line.js';
import { productLineTable } from './product-line.entity.js';

/** Product lines in PostgreSQL. */
export class DatabaseProductLines extends RecordRepository<ProductLineState, ProductLine> implements ProductLines {
  constructor(database: Database) {
    super(database, { table: productLineTable, name: 'product line', revive: (state) => new ProductLine(state, true) });
  }

  async check(company: CompanyId, id: Id): Promise<void> {
    const found = await this.database.maybe(
      sql`select 1 from product_lines where company_id = ${company} and id = ${id}`,
    );
    if (!found) throw notFound('product line');
  }

  async find(company: CompanyId, id: Id): Promise<ProductLine | undefined> {
    return (await this.locked(company, sql`t.id = ${id}`))[0];
  }
}
