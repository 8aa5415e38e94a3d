import { describe, expect, it } from '@jest/globals';
import { type CompanyId, type Id, type Money, newId, sumOf } from '@partner/kernel';
import type { Orders } from '@partner/sales';
import type { Payment } from '../../domain/payment/payment.js';
import type { PaymentLinks } from '../ports/payment-links.js';
import type { PaymentProcessor, ProcessorPayment } from '../ports/payment-processor.js';
import type { Payments } from '../ports/payments.js';
import { Deposits } from '../deposits.js';
import { ApplyProcessorState } from './apply-processor-state.js';

const company = '65f0c0ffee00000000000009' as CompanyId;
const [orderId, linkId, otherLink] = [newId(), newId(), newId()];
const paid: ProcessorPayment = {
  reference: 'pi_1',
  linkId,
  status: 'paid',
  amount: 10_000,
  refundedAmount: 0,
  currency: { code: 'usd', digits: 2 },
  method: 'card',
};

/** In-memory payments of one order. */
class MemoryPayments implements Partial<Payments> {
  readonly all: Payment[] = [];
  readonly noted = new Map<Id, number>();
  #observation = 0;

  nextObservation = async (): Promise<number> => (this.#observation += 1);
  findByReference = async (_: CompanyId, reference: string): Promise<Payment | undefined> =>
    this.all.find(({ state }) => state.providerReference === reference);
  countedWithout = async (_: CompanyId, __: Id, id: Id): Promise<Money> =>
    sumOf(...this.all.filter((payment) => payment.id !== id).map(({ counted }) => counted));
  recordObservation = async (_: CompanyId, id: Id, observation: number): Promise<void> => {
    this.noted.set(id, observation);
  };
  add = async (payment: Payment): Promise<void> => void this.all.push(payment);
  save = async (): Promise<void> => undefined;
}

/** Creates the use case with a processor that returns `says` in turn. A promise delays the response. */
function applying(...says: (ProcessorPayment | undefined | Promise<ProcessorPayment>)[]) {
  const payments = new MemoryPayments();
  const order = {
    state: { id: orderId, companyId: company, customerId: newId(), locationId: null },
    isDeleted: false,
    totals: [] as Money[],
    notePayment(total: Money): void {
      this.totals.push(total);
    },
  };
  const otherOrder = { ...order, state: { ...order.state, id: newId() }, totals: [] as Money[] };
  const ordersOfLinks = new Map([
    [linkId, order],
    [otherLink, otherOrder],
  ]);
  const orders = {
    find: async (_: CompanyId, id: Id) => [...ordersOfLinks.values()].find(({ state }) => state.id === id),
    save: async () => undefined,
  } as unknown as Orders;
  const links = {
    orderOf: async (of: CompanyId, id: Id) => {
      const found = of === company ? ordersOfLinks.get(id) : undefined;
      return found && { orderId: found.state.id, name: 'Deposit' };
    },
  } as unknown as PaymentLinks;
  const rule = new ApplyProcessorState(
    { now: () => new Date('2026-03-01T12:00:00Z'), run: (_: unknown, work: () => Promise<unknown>) => work() } as never,
    payments as unknown as Payments,
    links,
    orders,
    new Deposits(payments as unknown as Payments, orders),
    { of: async () => 'usd' },
    { payment: async () => says.shift() } as unknown as PaymentProcessor,
  );
  const look = (of = company) => rule.execute({ company: of, access: { secretKey: 'sk' }, reference: 'pi_1' });
  return { payments, order, otherOrder, look };
}

describe('ApplyProcessorState (R46)', () => {
  it('books a payment once, however often it is reported', async () => {
    const { payments, order, look } = applying(paid, paid, paid);
    expect((await look()).outcome).toBe('booked');
    expect([(await look()).outcome, (await look()).outcome]).toEqual(['unchanged', 'unchanged']);
    expect(payments.all.map(({ state }) => state.description)).toEqual(['Deposit']);
    expect(order.totals).toEqual(['100.00']);
  });

  it('books no payment on another order if its metadata names another link by now', async () => {
    const { order, otherOrder, payments, look } = applying(paid, { ...paid, linkId: otherLink, refundedAmount: 4_000 });
    await look();
    expect(await look()).toMatchObject({ outcome: 'unmatched' });
    expect([order.totals, otherOrder.totals]).toEqual([['100.00'], []]);
    expect(payments.all[0]?.state.refundedAmount).toBe(0);
  });

  it.each([
    ['is unknown to the processor', undefined, 'unmatched'],
    ['names no link', { ...paid, linkId: undefined }, 'unmatched'],
    ['names an invalid link id', { ...paid, linkId: 'x' as Id }, 'unmatched'],
    ['names an unknown link', { ...paid, linkId: newId() }, 'unmatched'],
    ['is not paid yet', { ...paid, status: undefined }, 'ignored'],
  ] as const)('books nothing when the payment %s', async (_, says, outcome) => {
    const { payments, look } = applying(says);
    expect(await look()).toMatchObject({ outcome, detail: expect.any(String) });
    expect(payments.all).toEqual([]);
  });

  it("books nothing for another company's link, and no new payment on a deleted order", async () => {
    expect((await applying(paid).look('65f0c0ffee00000000000008' as CompanyId)).outcome).toBe('unmatched');
    const { order, payments, look } = applying(paid, paid, { ...paid, status: 'Refunded', refundedAmount: 10_000 });
    order.isDeleted = true;
    expect((await look()).outcome).toBe('unmatched');
    order.isDeleted = false;
    await look();
    order.isDeleted = true;
    expect((await look()).outcome).toBe('booked');
    expect(payments.all[0]?.state.status).toBe('Refunded');
    expect(order.totals).toEqual(['100.00', '0.00']);
  });

  it('stores the observation number even without changes, so that a late earlier response has no effect', async () => {
    let answer: (late: ProcessorPayment) => void = () => undefined;
    const slow = new Promise<ProcessorPayment>((resolve) => (answer = resolve));
    const { payments, look } = applying(paid, slow, paid);
    await look();
    const late = look();
    await look();
    const [payment] = payments.all as [Payment];
    expect(payments.noted.get(payment.id)).toBe(3);
    answer(paid);
    expect((await late).outcome).toBe('unchanged');
  });
});
