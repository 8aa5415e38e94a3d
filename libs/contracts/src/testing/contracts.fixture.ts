import { Global, type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CompaniesModule, CreateCompany } from '@partner/companies';
import { NewCustomers, PutCustomer } from '@partner/customers';
import { type Actor, type Id, portal, FixedClock } from '@partner/kernel';
import { PersistenceModule, PortsModule } from '@partner/schema';
import { OrderLedger, PutOrder, SalesModule, SalesNotices } from '@partner/sales';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import { ContractsModule } from '../contracts.module.js';

/** No notices and no ledger. */
const silent = [
  { provide: SalesNotices, useValue: { assigned: () => undefined, quoteMade: () => undefined } },
  { provide: OrderLedger, useValue: { book: async () => undefined, bookUnit: async () => undefined } },
  { provide: NewCustomers, useValue: { areSynced: async () => false } },
];

@Global()
@Module({ providers: silent, exports: silent.map(({ provide }) => provide) })
class SilentModule {}

/** Contracts and their orders on their own database, with a fixed clock. */
export class ContractsFixture {
  private constructor(
    private readonly application: INestApplicationContext,
    private readonly testDatabase: TestDatabase,
  ) {}

  static async open(at: Date): Promise<ContractsFixture> {
    const testDatabase = await freshDatabase();
    const module = {
      module: SilentModule,
      imports: [
        PersistenceModule.forRoot({ acrossCompanies: true, url: testDatabase.url }, new FixedClock(at)),
        PortsModule.of(CompaniesModule, ContractsModule, SalesModule),
      ],
    };
    return new ContractsFixture(await NestFactory.createApplicationContext(module, { logger: false }), testDatabase);
  }

  get<T>(token: abstract new (...args: never[]) => T): T {
    return this.application.get<T>(token, { strict: false });
  }

  /** Creates a company and returns its portal as an actor. */
  async company(): Promise<Actor> {
    return portal((await this.get(CreateCompany).execute({ name: 'Barns' })).id);
  }

  async order(actor: Actor): Promise<Id> {
    const customerId = await this.get(PutCustomer).execute(actor, { name: 'Ada' });
    return this.get(PutOrder).execute(actor, { customerId });
  }

  async close(): Promise<void> {
    await this.application.close();
    await this.testDatabase.drop();
  }
}
