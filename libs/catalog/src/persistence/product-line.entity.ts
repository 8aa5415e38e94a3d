import { defineEntity, p } from '@mikro-orm/core';
import { conflictOn } from '@partner/postgres';
import { ofCompany, recordColumns, recordTable, repositoryOf } from '@partner/unit-of-work';
import { type ProductLineState, ProductLine } from '../domain/product-line/product-line.js';
import { type CompanyId, type Id, notFound } from '@partner/kernel';
import sql from 'sql-template-tag';
import type { ProductLines } from '../application/ports/products.js';

export const ProductLineEntity = defineEntity({
  name: 'ProductLineEntity',
  tableName: 'product_lines',
  properties: {
    ...recordColumns(),
    name: p.text(),
  },
  ...ofCompany(),
});
const productLineTable = recordTable<ProductLineState, typeof ProductLineEntity>(ProductLineEntity, true);

conflictOn('product_lines_pkey', 'id_taken', 'this id is taken');

export class DatabaseProductLines
  extends repositoryOf({
    table: productLineTable,
    name: 'product line',
    fromState: (state) => new ProductLine(state, true),
  })
  implements ProductLines
{
  async check(company: CompanyId, id: Id): Promise<void> {
    const [found] = await this.database.query(
      sql`select 1 from product_lines where company_id = ${company} and id = ${id}`,
    );
    if (!found) throw notFound('product line', id);
  }
}
