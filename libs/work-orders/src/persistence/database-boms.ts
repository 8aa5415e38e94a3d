import type { CompanyId, Id } from '@partner/kernel';
import { repositoryOf } from '@partner/unit-of-work';
import sql from 'sql-template-tag';
import type { Boms } from '../application/ports/work-orders.js';
import { Bom } from '../domain/bom/bom.js';
import type { BomItem } from '../domain/work-order/parts.js';
import { bomTable } from './bom.entity.js';

export class DatabaseBoms
  extends repositoryOf({ table: bomTable, name: 'bom', fromState: (state) => new Bom(state, true) })
  implements Boms
{
  async itemsOf(
    company: CompanyId,
    size: { readonly id: Id; readonly productId: Id },
  ): Promise<readonly BomItem[] | undefined> {
    const [bom] = await this.database.query<{ items: readonly BomItem[] }>(sql`
      select items from boms where company_id = ${company} and (size_id = ${size.id} or product_id = ${size.productId})
      order by size_id is null limit 1`);
    return bom?.items;
  }
}
