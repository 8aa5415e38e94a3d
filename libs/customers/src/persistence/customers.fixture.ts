import { type CompanyId, type Id, newId, portal } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { discoverContexts } from '@partner/schema';
import { DatabaseUnitOfWork } from '@partner/unit-of-work';
import { freshDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { ChangeCustomer } from '../application/change-customer/change-customer.js';
import { Contacts } from '../application/contacts/contacts.js';
import { CreateCustomer, type CreateCustomerCommand } from '../application/create-customer/create-customer.js';
import { MergeCustomers } from '../application/merge-customers/merge-customers.js';
import type { CustomerLinks, Contact, NewCustomers } from '../application/ports/customers.js';
import { DeleteCustomer, PutCustomer } from '../application/put-customer/put-customer.js';
import { DatabaseCustomerQueries } from './customer.queries.js';
import { DatabaseCustomers } from './database-customers.js';

const contexts = await discoverContexts();

export const noon = new Date('2026-03-01T12:00:00.000Z');

/** Stands in for sales: records relink requests. */
export class RecordedLinks implements CustomerLinks {
  readonly asked: { readonly from: Id; readonly to: Id }[] = [];

  async relink(_actor: unknown, from: Id, to: Id): Promise<number> {
    return this.asked.push({ from, to });
  }
}

/** Stands in for the CRM sync: records new customers. */
export class RecordedNewCustomers implements NewCustomers {
  readonly ids: Id[] = [];

  async areSynced(): Promise<boolean> {
    return true;
  }

  created({ id }: { readonly id: Id }): void {
    this.ids.push(id);
  }
}

/** The customers of this library on their own database, without Nest. */
export async function customersFixture() {
  const testDatabase = await freshDatabase();
  const database = new Database({ url: testDatabase.url });
  const clock = { now: () => noon };
  const work = new DatabaseUnitOfWork(database, contexts, clock);
  const customers = new DatabaseCustomers(database);
  const newCustomers = new RecordedNewCustomers();
  const contacts = new Contacts(customers, newCustomers);
  const links = new RecordedLinks();
  const create = new CreateCustomer(work, customers, newCustomers);
  const queries = new DatabaseCustomerQueries(database);
  return {
    database,
    work,
    links,
    newCustomers,
    create,
    change: new ChangeCustomer(work, customers),
    merge: new MergeCustomers(work, customers, links),
    put: new PutCustomer(work, customers),
    remove: new DeleteCustomer(work, customers),
    queries,
    aCompany: () => newId() as CompanyId,
    made: (company: CompanyId, fields: Partial<CreateCustomerCommand> = {}): Promise<Id> =>
      create.execute(portal(company), { email: `${newId()}@example.com`, ...fields }),
    item: async (company: CompanyId, id: Id) =>
      JSON.parse((await queries.item(company, id)).text) as Record<string, unknown>,
    /** Finds or creates the customer of a contact and saves it, as creating a lead does. */
    resolved: (company: CompanyId, contact: Contact): Promise<Id> =>
      work.run(portal(company), async () => {
        const customer = await contacts.resolve(portal(company), contact, noon);
        await contacts.save(customer);
        return customer.id;
      }),
    /** Erases a person, as the erasure does. */
    erase: (company: CompanyId, id: Id): Promise<void> =>
      work.run(portal(company), async () => {
        for (const customer of await customers.getPerson(company, id)) {
          customer.erase(noon);
          await customers.save(customer);
        }
      }),
    events: async (company: CompanyId) =>
      (
        await database.query<{ type: string }>(sql`select type from events where company_id = ${company} order by seq`)
      ).map(({ type }) => type),
    end: async () => {
      await database.close();
      await testDatabase.drop();
    },
  };
}
