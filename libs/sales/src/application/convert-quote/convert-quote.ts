import type { Customers } from '@partner/customers';
import type { Actor, Id, Numbers, UnitOfWork } from '@partner/kernel';
import { DomainError, invalid, newId, settleAll } from '@partner/kernel';
import { Order } from '../../domain/order/order.js';
import type { Quote } from '../../domain/quote/quote.js';
import { checkLinked, lockLinked } from '../change-document/lock-linked.js';
import type { Orders } from '../ports/orders.js';
import type { Quotes } from '../ports/quotes.js';
import type { RequestedSalesperson, SalesDesk } from '../salesperson.js';
import type { OrderUnits } from '../units/units.js';
import { orderOf } from './order-of-quote.js';

/** Converts a quote to an order (§4.3.3). */
export interface ConvertQuoteCommand extends RequestedSalesperson {
  readonly id: Id;
}

/** Creates an order with the lines and the unit of a quote (§4.3.3, R14). Concurrent conversions create one order. */
export class ConvertQuote {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quotes: Quotes,
    private readonly orders: Orders,
    private readonly units: OrderUnits,
    private readonly customers: Customers,
    private readonly desk: SalesDesk,
    private readonly numbers: Numbers,
  ) {}

  /**
   * @returns the id of the order.
   * @throws DomainError `invalid` (the id belongs to a lead or an order), `notFound`, `conflict` (not Open or Active,
   * an active order exists).
   */
  execute(actor: Actor, { id, ...seller }: ConvertQuoteCommand): Promise<Id> {
    const { company } = actor;
    return this.work.run(actor, async () => {
      // Locks the customer: a concurrent merge would miss the order that is being created.
      const customer = await lockLinked(this.quotes, { company, id }, 'customerId', (linked) =>
        this.customers.find(company, linked),
      );
      const unit = await lockLinked(this.quotes, { company, id }, 'workOrderId', (linked) =>
        this.units.lock(company, linked),
      );
      const [quote, soldBy, salesperson, number] = await settleAll([
        this.getConvertible(actor, id),
        this.orders.soldBy(company),
        this.desk.requestedChange(company, seller),
        this.numbers.next(company, 'order'),
      ]);
      checkLinked(quote, 'customerId', customer);
      checkLinked(quote, 'workOrderId', unit);
      quote.checkConvertible();
      quote.checkNotErased();
      const at = this.work.now();
      const sizeId = unit?.state.sizeId ?? null;
      const order = Order.create(
        { ...orderOf(quote.state), ...salesperson, sizeId, id: newId(), number, createdAt: at },
        soldBy,
      );
      quote.convert({ id: order.id, number }, at);
      await this.orders.add(order);
      await this.orders.lines.copy(company, quote.id, order.id);
      await this.quotes.save(quote);
      if (unit) {
        unit.free(quote.id, at);
        await this.units.sync(order, unit, at);
      }
      return order.id;
    });
  }

  private async getConvertible({ company }: Actor, id: Id): Promise<Quote> {
    try {
      return await this.quotes.getForUpdate(company, id);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'notFound') throw error;
      if (await this.quotes.isOtherSale(company, id))
        throw invalid('only a quote can be converted; this id does not belong to a quote');
      throw error;
    }
  }
}
