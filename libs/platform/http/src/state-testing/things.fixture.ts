import { defineEntity, p } from '@mikro-orm/core';
import { Aggregate, type CompanyId, newId, type RecordState } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import { RecordRepository, recordTable } from '@partner/unit-of-work';
import sql from 'sql-template-tag';

export interface ThingState extends RecordState {
  readonly name: string;
}

/** A minimal record of a kind that a context declares. */
export class Thing extends Aggregate<ThingState> {
  readonly resource = 'lead';

  static named(name: string, companyId: CompanyId): Thing {
    const at = new Date();
    const thing = new Thing({ id: newId(), companyId, version: 1, createdAt: at, updatedAt: at, name }, false);
    thing.recordEvent('created', at);
    return thing;
  }
}

const ThingEntity = defineEntity({
  name: 'ThingEntity',
  tableName: 'things',
  properties: {
    companyId: p.character().length(24).$type<CompanyId>().primary(),
    id: p.character().length(24).$type<ThingState['id']>().primary(),
    version: p.integer(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
    name: p.text(),
  },
});

/** Things in a test database. */
export class Things extends RecordRepository<ThingState, Thing> {
  constructor(database: Database) {
    super(database, {
      table: recordTable<ThingState, typeof ThingEntity>(ThingEntity, true),
      name: 'thing',
      fromState: (state) => new Thing(state, true),
    });
  }

  /**
   * Creates the table, which has no migration, with its policies.
   * @param database connected as the owner.
   */
  static async prepare(database: Database): Promise<void> {
    await database.query(sql`create table things (company_id char(24), id char(24), version int,
      created_at timestamptz(3),
      updated_at timestamptz(3), name text, primary key (company_id, id))`);
    await database.query(sql`select secure_company_table('things'::regclass)`);
  }
}
