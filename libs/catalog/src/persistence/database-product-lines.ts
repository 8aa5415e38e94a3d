import { type CompanyId, type Id, notFound } from '@partner/kernel';
import { repositoryOf } from '@partner/unit-of-work';
import sql from 'sql-template-tag';
import type { ProductLines } from '../application/ports/product-lines.js';
import { ProductLine } from '../domain/product-line/product-line.js';
import { productLineTable } from './product-line.entity.js';

/** Product lines in PostgreSQL. */
export class DatabaseProductLines
  extends repositoryOf({
    table: productLineTable,
    name: 'product line',
    fromState: (state) => new ProductLine(state, true),
  })
  implements ProductLines
{
  async check(company: CompanyId, id: Id): Promise<void> {
    const found = await this.database.maybeOne(
      sql`select 1 from product_lines where company_id = ${company} and id = ${id}`,
    );
    if (!found) throw notFound('product line');
  }
}
