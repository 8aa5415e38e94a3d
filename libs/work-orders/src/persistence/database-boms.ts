import type { CompanyId, Id } from '@partner/kernel';
import { type Database, RecordRepository } from '@partner/persistence';
import sql from 'sql-template-tag';
import type { Boms } from '../application/ports/boms.js';
import { Bom, type BomState } from '../domain/bom/bom.js';
import type { BomItem } from '../domain/work-order/parts.js';
import { bomTable } from './bom.entity.js';

/** Bills of materials in PostgreSQL. */
export class DatabaseBoms extends RecordRepository<BomState, Bom> implements Boms {
  constructor(database: Database) {
    super(database, { table: bomTable, name: 'bom', revive: (state) => new Bom(state, true) });
  }

  async find(company: CompanyId, id: Id): Promise<Bom | undefined> {
    return (await this.locked(company, sql`t.id = ${id}`))[0];
  }

  async itemsOf(
    company: CompanyId,
    size: { readonly id: Id; readonly productId: Id },
  ): Promise<readonly BomItem[] | undefined> {
    const bom = await this.database.maybe<{ items: readonly BomItem[] }>(sql`
      select items from boms where company_id = ${company} and (size_id = ${size.id} or product_id = ${size.productId})
      order by size_id is null limit 1`);
    return bom?.items;
  }
}
