import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Customers, DeleteCustomer, MergeCustomers } from '@partner/customers';
import { type Id, UnitOfWork } from '@partner/kernel';
import { SalesFixture } from '../../testing/sales.fixture.js';
import { PutLead } from './put-lead.js';

const noon = new Date('2026-03-01T12:00:00.000Z');

describe('a lead from the portal', () => {
  let sales: SalesFixture;
  beforeAll(async () => {
    sales = await SalesFixture.open(noon);
  });
  afterAll(() => sales.close());

  it('moves only to a customer who is neither merged, erased nor deleted (R26, R110, R13)', async () => {
    const company = await sales.company();
    const actor = sales.portal(company);
    const customers = ['ada', 'merged', 'erased', 'deleted', 'bo'].map((name) =>
      sales.customer(company, `${name}@example.com`),
    );
    const [ada, merged, erased, deleted, bo] = (await Promise.all(customers)) as [Id, Id, Id, Id, Id];
    const id = await sales.get(PutLead).execute(actor, { customerId: ada });
    await sales.get(MergeCustomers).execute(actor, { merged, survivor: ada });
    await sales.get(DeleteCustomer).execute(actor, { id: deleted });
    await sales.get(UnitOfWork).run(actor, async () => {
      const customer = await sales.get(Customers).getForUpdate(company, erased);
      customer.erase(noon);
      await sales.get(Customers).save(customer);
    });
    const move = (customerId: Id): Promise<Id> => sales.get(PutLead).execute(actor, { id, customerId });
    await expect(move(merged)).rejects.toMatchObject({
      reason: 'customer_merged',
      message: expect.stringContaining(ada),
    });
    await expect(move(erased)).rejects.toMatchObject({ reason: 'customer_erased' });
    await expect(move(deleted)).rejects.toMatchObject({ code: 'notFound' });
    await move(bo);
    expect(await sales.row('leads', company, id)).toMatchObject({ customer_id: bo, version: 2 });
  });
});
