import { PutCompany } from '@partner/companies';
import { PutContract } from '@partner/contracts';
import { DomainError, type Id, money } from '@partner/kernel';
import { SeededRandom } from '@partner/testing';
import { OrderStatusChanges, PutOrder, QuoteStatusChanges } from '@partner/sales';
import { DeliverUnit, ScheduleDelivery } from '@partner/work-orders';
import type { OrderFixture } from '../order-fixture.js';
import type { Answer } from '../test-api.js';

/** Result of an operation, with its HTTP status, and the code of an error of the API. */
export type Outcome = readonly [operation: string, status: number, code?: string];

/** HTTP statuses that correspond to errors of the portal. */
const statuses: Readonly<Record<string, number>> = {
  invalid: 400,
  notFound: 404,
  conflict: 409,
  staleVersion: 409,
  locked: 423,
  unavailable: 503,
};
const quoteStatuses = ['Open', 'Active', 'Lost', 'Retired', 'Cancelled', 'Deleted'];
const orderStatuses = ['Unsubmitted', 'Unprocessed', 'On hold', 'Processed', 'Cancelled', 'Deleted'];
const contractStatuses = ['draft', 'out_for_signature', 'partially_signed', 'completed', 'voided'] as const;

/** Concurrent random operations of partners and of the portal on a few units, customers and documents. */
export class RandomOperations {
  readonly #random: SeededRandom;
  readonly #quotes: Id[] = [];
  readonly #orders: Id[] = [];
  #units: readonly Id[] = [];
  readonly #customers = Array.from({ length: 8 }, (_, index) => `c${index}@example.com`);

  constructor(
    private readonly fixture: OrderFixture,
    seed: number,
  ) {
    this.#random = new SeededRandom(seed);
  }

  /** @param atOnce number of concurrent operations. */
  async run(operations: number, units: number, atOnce: number): Promise<Outcome[]> {
    await this.fixture.application
      .get(PutCompany)
      .execute(this.fixture.company.portal, { soldByStatus: 'Unprocessed' });
    this.#units = await Promise.all(Array.from({ length: units }, () => this.fixture.unit()));
    const outcomes: Outcome[] = [];
    let left = operations;
    const runner = async (): Promise<void> => {
      while (left-- > 0) outcomes.push(await this.#one());
    };
    await Promise.all(Array.from({ length: atOnce }, runner));
    return outcomes;
  }

  /** Runs one operation. The same seed gives the same sequence if responses arrive in the same order. */
  async #one(): Promise<Outcome> {
    const { company, application, barn, ramp, lot, second } = this.fixture;
    const { portal } = company;
    const random = this.#random;
    const quote: Id | undefined = random.pick(this.#quotes);
    const order: Id | undefined = random.pick(this.#orders);
    const email = random.pick(this.#customers);
    const unit = random.pick(this.#units);
    const draw = random.below(100);
    const sourced = random.below(3) === 0 ? { salesSource: random.pick(['Blog', 'Website', 'Referral']) } : {};
    if (draw < 18 || quote === undefined) {
      return this.#made(
        'create quote',
        this.#quotes,
        company.post<{ id: Id }>('quotes', { workOrderId: unit, customer: { email }, ...sourced }),
      );
    }
    if (draw < 24 || order === undefined) {
      const upgrades = [{ productId: ramp, quantity: 1 + random.below(3) }];
      return this.#made(
        'create order',
        this.#orders,
        company.post<{ id: Id }>('orders', {
          locationId: lot,
          productId: barn,
          customer: { email },
          upgrades,
          ...sourced,
        }),
      );
    }
    if (draw < 32) return this.#made('convert', this.#orders, company.post<{ id: Id }>(`quotes/${quote}/convert`, {}));
    if (draw < 42)
      return this.#answered(
        'quote status',
        company.post(`quotes/${quote}/status`, { status: random.pick(['Active', 'Lost', 'Retired']) }),
      );
    if (draw < 48)
      return this.#answered(
        'order status',
        company.post(`orders/${order}/status`, { status: random.pick(['Unprocessed', 'On hold']) }),
      );
    if (draw < 54)
      return this.#answered(
        'patch quote',
        company.patch(`quotes/${quote}`, {
          customerName: String(random.below(9)),
          salesLocation: random.pick([lot, second]),
          ...sourced,
        }),
      );
    if (draw < 60)
      return this.#answered(
        'patch order',
        company.patch(`orders/${order}`, {
          soldPricing: { total: random.below(9) },
          deliveryCity: String(random.below(9)),
          ...sourced,
        }),
      );
    const [parent, id] = random.below(2) === 0 ? ['quotes', quote] : ['orders', order];
    const lineKey = `k${random.below(4)}`;
    if (draw < 66)
      return this.#answered('add line', company.post(`${parent}/${id}/line-items`, { productId: ramp, lineKey }));
    if (draw < 71) return this.#answered('remove line', this.fixture.remove(`${parent}/${id}/line-items/${lineKey}`));
    if (draw < 76)
      return this.#done(
        'portal quote status',
        application.get(QuoteStatusChanges).set(portal, { id: quote, status: random.pick(quoteStatuses) }),
      );
    if (draw < 84)
      return this.#done(
        'portal order status',
        application.get(OrderStatusChanges).set(portal, { id: order, status: random.pick(orderStatuses) }),
      );
    if (draw < 86) return this.#done('delete quote', application.get(QuoteStatusChanges).delete(portal, { id: quote }));
    if (draw < 88) return this.#done('delete order', application.get(OrderStatusChanges).delete(portal, { id: order }));
    if (draw < 92)
      return this.#done(
        'put order',
        application.get(PutOrder).execute(portal, { id: order, workOrderId: unit, total: money(random.below(9000)) }),
      );
    if (draw < 94)
      return this.#done(
        'contract',
        application.get(PutContract).execute(portal, { orderId: order, status: random.pick(contractStatuses) }),
      );
    if (draw < 96)
      return this.#done(
        'schedule',
        application.get(ScheduleDelivery).execute(portal, {
          workOrderId: unit,
          runNumber: random.below(9),
          scheduledDate: new Date(86_400_000 * random.below(9)),
        }),
      );
    if (draw < 97) return this.#done('deliver', application.get(DeliverUnit).execute(portal, { workOrderId: unit }));
    return this.#merge(email, random.pick(this.#customers));
  }

  async #merge(from: string, to: string): Promise<Outcome> {
    const id = async (email: string): Promise<string | undefined> =>
      (await this.fixture.company.get<{ data: { id: string }[] }>(`customers?email=${email}`)).body.data[0]?.id;
    return this.#answered(
      'merge',
      this.fixture.company.post(`customers/${(await id(from)) ?? 'none'}/merge`, { survivorId: await id(to) }),
    );
  }

  async #made(operation: string, into: Id[], request: Promise<Answer<{ id: Id }>>): Promise<Outcome> {
    const { status, body } = await request;
    if (status === 201) into.push(body.id);
    return this.#answered(operation, request);
  }

  async #answered(operation: string, request: Promise<Answer<object>>): Promise<Outcome> {
    const { status, body } = await request;
    // A deleted line has no body.
    return [operation, status, (body as { readonly code?: string } | undefined)?.code];
  }

  async #done(operation: string, change: Promise<unknown>): Promise<Outcome> {
    try {
      await change;
      return [operation, 200];
    } catch (error) {
      const status = error instanceof DomainError ? statuses[error.code] : undefined;
      if (status === undefined) throw error;
      return [operation, status];
    }
  }
}
