import { Global, type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { PutProduct } from '@partner/catalog';
import { CompaniesModule, CreateCompany } from '@partner/companies';
import { NewCustomers, PutCustomer } from '@partner/customers';
import { type Actor, type CompanyId, type Id, portal, FixedClock } from '@partner/kernel';
import { PutLocation } from '@partner/locations';
import { Database } from '@partner/postgres';
import { PersistenceModule, PortsModule } from '@partner/schema';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import { PutWorkOrder, type PutWorkOrderCommand } from '@partner/work-orders';
import sql, { raw } from 'sql-template-tag';
import { OrderLedger, OrderLocks } from '../application/ports/orders.js';
import { SalesNotices } from '../application/ports/sales-notices.js';
import { SalesModule } from '../sales.module.js';
import { SignedOrders } from './signed-orders.fake.js';

/** No notices and no ledger; only orders that a test signs are locked. */
const silent = [
  { provide: SalesNotices, useValue: { assigned: () => undefined, quoteMade: () => undefined } },
  { provide: OrderLocks, useClass: SignedOrders },
  { provide: OrderLedger, useValue: { book: async () => undefined, bookUnit: async () => undefined } },
  { provide: NewCustomers, useValue: { areSynced: async () => false } },
];

@Global()
@Module({ providers: silent, exports: silent.map(({ provide }) => provide) })
class SilentModule {}

/** Sales on its own database, with a fixed clock. */
export class SalesFixture {
  private constructor(
    private readonly application: INestApplicationContext,
    private readonly testDatabase: TestDatabase,
    readonly clock: FixedClock,
  ) {}

  static async open(at: Date): Promise<SalesFixture> {
    const testDatabase = await freshDatabase();
    const clock = new FixedClock(at);
    const module = {
      module: SilentModule,
      imports: [
        PersistenceModule.forRoot({ acrossCompanies: true, url: testDatabase.url }, clock),
        PortsModule.of(CompaniesModule, SalesModule),
      ],
    };
    return new SalesFixture(await NestFactory.createApplicationContext(module, { logger: false }), testDatabase, clock);
  }

  get database(): Database {
    return this.get(Database);
  }

  get<T>(token: abstract new (...args: never[]) => T): T {
    return this.application.get<T>(token, { strict: false });
  }

  /** Leaves no number for another event of the company, so that its records cannot change. */
  async exhaustEvents(company: CompanyId): Promise<void> {
    await this.database.query(sql`update company_counters set value = 9223372036854775807
      where company_id = ${company} and name = 'event'`);
  }

  /** Signs a contract of the order, so that its locks apply (R17). */
  sign(order: Id): void {
    (this.get(OrderLocks) as SignedOrders).signed.add(order);
  }

  async company(): Promise<CompanyId> {
    return (await this.get(CreateCompany).execute({ name: 'Barns' })).id;
  }

  portal(company: CompanyId): Actor {
    return portal(company);
  }

  customer(company: CompanyId, email: string): Promise<Id> {
    return this.get(PutCustomer).execute(portal(company), { name: 'Ada', email, phone: '555' });
  }

  location(company: CompanyId, fields: { hideFromPartnerApi?: boolean } = {}): Promise<Id> {
    return this.get(PutLocation).execute(portal(company), { name: 'Lot', address: '1 Main St', ...fields });
  }

  product(company: CompanyId, name: string, price: number): Promise<Id> {
    return this.get(PutProduct).execute(portal(company), { name, price });
  }

  unit(company: CompanyId, fields: PutWorkOrderCommand = {}): Promise<Id> {
    return this.get(PutWorkOrder).execute(portal(company), {
      workOrderType: 'lot-stock',
      status: 'Finished good',
      basePrice: 5000,
      ...fields,
    });
  }

  /** Returns the stored row of a record. */
  async row(table: string, company: CompanyId, id: Id): Promise<Record<string, unknown>> {
    const [found] = await this.database.query<Record<string, unknown>>(
      sql`select * from ${raw(table)} where company_id = ${company} and id = ${id}`,
    );
    return found!;
  }

  /** Returns type and record of the company's events so far, in order. */
  async events(company: CompanyId): Promise<(readonly [type: string, record: Id])[]> {
    const rows = await this.database.query<{ type: string; id: Id }>(
      sql`select type, resource_id as id from events where company_id = ${company} order by seq`,
    );
    return rows.map(({ type, id }) => [type, id] as const);
  }

  async close(): Promise<void> {
    await this.application.close();
    await this.testDatabase.drop();
  }
}
