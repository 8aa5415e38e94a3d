import { beforeAll, describe, expect, it } from '@jest/globals';
import { PutProduct } from '@partner/catalog';
import type { Id } from '@partner/kernel';
import { PutLocation } from '@partner/locations';
import { PutQuote, QuoteStatusChanges } from '@partner/sales';
import { PutWorkOrder } from '@partner/work-orders';
import { TestApi } from './support/test-api.js';

describe('merge that runs while the relinked quotes change', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await TestApi.shared();
  });

  it('succeeds, like all changes, without a deadlock (R26, R11, R29)', async () => {
    const company = await api.company();
    const lot = await api.application.get(PutLocation).execute(company.portal, { name: 'Lot', address: '1' });
    const ramp = await api.application.get(PutProduct).execute(company.portal, { name: 'Ramp', price: 5 });
    const unit = (): Promise<Id> =>
      api.application
        .get(PutWorkOrder)
        .execute(company.portal, { workOrderType: 'lot-stock', status: 'Finished good', locationId: lot });
    for (let round = 0; round < 10; round += 1) {
      const customer = { email: `round${round}@example.com` };
      const create = async () =>
        company.post<{ id: Id; workOrderId: Id }>('quotes', {
          workOrderId: await unit(),
          customer,
          salesSource: 'Blog',
        });
      const quotes = (await Promise.all(Array.from({ length: 4 }, create))).map(({ body }) => body);
      const { body } = await company.get<{ data: { id: Id }[] }>(`customers?email=${customer.email}`);
      const survivor = await company.post<{ id: Id }>('customers', { email: `survivor${round}@example.com` });
      const answers = await Promise.all([
        ...quotes.map(({ id }) => company.patch(`quotes/${id}`, { salesSource: 'Website' })),
        ...quotes.slice(0, 2).map(({ id }) => company.post(`quotes/${id}/status`, { status: 'Lost' })),
        ...quotes.map(({ id }) => company.post(`quotes/${id}/line-items`, { productId: ramp })),
        company.post(`customers/${body.data[0]?.id}/merge`, { survivorId: survivor.body.id }),
        create(),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 201, 201, 201, 201, 200, 201]);
      // The portal swaps the units of two quotes while partners move both.
      const [one, other] = quotes.slice(2) as [{ id: Id; workOrderId: Id }, { id: Id; workOrderId: Id }];
      const put = api.application.get(PutQuote);
      const swap = (id: Id, workOrderId: Id): Promise<unknown> =>
        put.execute(company.portal, { id, workOrderId }).catch((error: Error) => error);
      const outcomes = await Promise.all([
        swap(one.id, other.workOrderId),
        swap(other.id, one.workOrderId),
        company.post(`quotes/${one.id}/status`, { status: 'Retired' }),
        company.post(`quotes/${other.id}/status`, { status: 'Retired' }),
      ]);
      for (const outcome of outcomes) {
        if (outcome instanceof Error)
          expect(outcome.message).toMatch(/already has an active quote|changed by another request/);
        // A status waits for the unit, and a swap may give the quote another one meanwhile.
        else if (typeof outcome === 'object' && (outcome as { status: number }).status !== 200)
          expect(outcome).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
      }
    }
  });
});

describe('merge of a customer with a deleted quote', () => {
  it('moves the quote without an event, for a status that restores it (§4.7, R13)', async () => {
    const api = await TestApi.shared();
    const company = await api.company();
    const [put, { portal }] = [api.application.get(PutQuote), company];
    const merged = await company.post<{ id: Id }>('customers', { email: 'merged@example.com' });
    const survivor = await company.post<{ id: Id }>('customers', { email: 'survivor@example.com' });
    const id = await put.execute(portal, { customerId: merged.body.id });
    await api.application.get(QuoteStatusChanges).delete(portal, { id });
    const answer = await company.post(`customers/${merged.body.id}/merge`, { survivorId: survivor.body.id });
    expect(answer.body).toMatchObject({ relinkedSalesEntities: 0 });
    await put.execute(portal, { id, status: 'Lost' });
    const { body } = await company.get<{ data: { type: string }[] }>('events?types=quote.updated,quote.status_changed');
    expect(body.data).toMatchObject([{ type: 'quote.status_changed', data: { customerId: survivor.body.id } }]);
  });
});
