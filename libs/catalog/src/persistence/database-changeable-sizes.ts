import type { CompanyId, Id } from '@partner/kernel';
import { type Database, RecordRepository } from '@partner/persistence';
import sql from 'sql-template-tag';
import type { ChangeableSizes } from '../application/ports/changeable-sizes.js';
import { Size, type SizeState } from '../domain/size/size.js';
import { sizeTable } from './size.entity.js';

/** The sizes that are changed, in PostgreSQL. */
export class DatabaseChangeableSizes extends RecordRepository<SizeState, Size> implements ChangeableSizes {
  constructor(database: Database) {
    super(database, { table: sizeTable, name: 'size', revive: (state) => new Size(state, true) });
  }

  async find(company: CompanyId, id: Id): Promise<Size | undefined> {
    return (await this.locked(company, sql`t.id = ${id}`))[0];
  }
}
