import { type CompanyId, type Id, newId } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql, { join, raw } from 'sql-template-tag';

/** A row of `work_orders` with the given columns; others are unset. */
export interface UnitRow {
  readonly company_id: CompanyId;
  readonly id: Id;
  readonly [column: string]: unknown;
}

/** Default columns of a unit. */
const usual = {
  version: 1,
  status: 'Finished good',
  work_order_type: 'lot-stock',
  show_when_expired: false,
  images: [],
  files: [],
  lines: [],
  bom: [],
};

/** A database with one company. Rows of other contexts are inserted directly into their tables. */
export class InventoryFixture {
  private number = 1000;

  private constructor(
    readonly database: Database,
    readonly company: CompanyId,
    private readonly testDatabase: TestDatabase,
  ) {}

  static async open(): Promise<InventoryFixture> {
    const testDatabase = await freshDatabase();
    const lot = new InventoryFixture(new Database({ url: testDatabase.url }), newId() as CompanyId, testDatabase);
    await lot.add('companies', [
      {
        id: lot.company,
        name: 'Sheds',
        timezone: 'UTC',
        company_type: 'Manufacturer',
        sell_types: [],
        sold_by_status: 'Processed',
      },
    ]);
    return lot;
  }

  async location(name: string, fields: object = {}): Promise<Id> {
    const id = newId();
    const flags = {
      active: true,
      sales_lot: true,
      plant: false,
      hide_from_partner_api: false,
      ignore_on_ledger: false,
      lead_routing: false,
    };
    await this.add('locations', [{ id, name, slug: name.toLowerCase(), ...flags, ...fields }]);
    return id;
  }

  async product(name: string): Promise<Id> {
    const id = newId();
    await this.add('products', [
      { id, name, kind: 'raw', hide_from_partner_api: false, active: true, gallery_images: [], legacy_images: [] },
    ]);
    return id;
  }

  /** Inserts units in order of creation. @returns their complete rows. */
  async units(rows: readonly object[]): Promise<UnitRow[]> {
    const first = Date.parse('2026-01-01T00:00:00.000Z');
    const units = rows.map((row) => {
      const number = (this.number += 1);
      const created = new Date(first + number * 60_000).toISOString();
      return {
        company_id: this.company,
        id: newId(),
        number,
        ...usual,
        status_changed_at: created,
        created_at: created,
        serial_number: `S-${number}`,
        ...row,
      };
    });
    await this.add('work_orders', units);
    return units;
  }

  /** URL of the database for a superuser. */
  get url(): string {
    return this.testDatabase.url;
  }

  async close(): Promise<void> {
    await this.database.close();
    await this.testDatabase.drop();
  }

  private async add(table: string, rows: readonly object[]): Promise<void> {
    const at = '2026-01-01T00:00:00.000Z';
    const whole = rows.map((row) => ({ company_id: this.company, version: 1, created_at: at, updated_at: at, ...row }));
    const columns = join([...new Set(whole.flatMap(Object.keys))].map((column) => raw(column)));
    await this.database.query(sql`insert into ${raw(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${raw(table)}, ${JSON.stringify(whole)}::jsonb)`);
  }
}
