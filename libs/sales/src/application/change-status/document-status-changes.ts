import {
  type Actor,
  type CompanyId,
  type Id,
  StatusChanges,
  type StatusRecord,
  type UnitOfWork,
} from '@partner/kernel';
import type { AnyDocument } from '../../domain/document/sales-document.js';
import { checkLinked, lockLinked } from '../change-document/lock-linked.js';
import type { Documents } from '../ports/documents.js';
import type { Units, OrderUnits } from '../units/units.js';
import type { Quote } from '../../domain/quote/quote.js';
import { type QuoteStatus, quoteTransitions } from '../../domain/quote/quote.transitions.js';
import type { Order } from '../../domain/order/order.js';
import { type OrderStatus, orderTransitions } from '../../domain/order/order.transitions.js';
import type { Orders } from '../ports/orders.js';

/** A quote or an order with the statuses `S`. */
type WithStatus<S extends string> = AnyDocument &
  Pick<StatusRecord<AnyDocument['state'] & { readonly status: S }>, 'requestStatus' | 'moveTo' | 'delete'>;

type Change<D> = (document: D, at: Date) => void;

/** Status changes of quotes and orders. The unit is freed or assigned as the new status requires (R11). */
abstract class DocumentStatusChanges<S extends string, D extends WithStatus<S>> extends StatusChanges<S, D> {
  constructor(
    work: UnitOfWork,
    private readonly documents: Documents<D>,
    private readonly units: Units,
  ) {
    super(work, documents);
  }

  /** @throws DomainError `notFound`, also at a hidden location; `conflict` (unit taken). */
  protected override byPartner(actor: Actor, id: Id, change: Change<D>): Promise<void> {
    return this.#change(actor, id, (company) => this.documents.getForUpdate(company, id), change);
  }

  /** @throws DomainError `notFound`, `conflict` (unit taken). */
  protected override byPortal(actor: Actor, id: Id, change: Change<D>): Promise<void> {
    return this.#change(actor, id, (company) => this.documents.getForPortal(company, id), change);
  }

  /** Hook for changes that this kind makes when it enters a status. */
  protected async onEntered(_document: D, _at: Date): Promise<void> {}

  #change(actor: Actor, id: Id, load: (company: CompanyId) => Promise<D>, change: Change<D>): Promise<void> {
    const { company } = actor;
    return this.work.run(actor, async () => {
      const unit = await lockLinked(this.documents, { company, id }, 'workOrderId', (linked) =>
        this.units.lock(company, linked),
      );
      const document = await load(company);
      checkLinked(document, 'workOrderId', unit);
      const at = this.work.now();
      const before = document.state.status;
      change(document, at);
      if (document.state.status === before) return;
      await this.onEntered(document, at);
      await this.documents.save(document);
      if (unit) await this.units.sync(document, unit, at);
    });
  }
}

/** Status changes of quotes and their units (R11). */
export class QuoteStatusChanges extends DocumentStatusChanges<QuoteStatus, Quote> {
  protected readonly table = quoteTransitions;
  protected readonly kind = 'quote';
}

/** Status changes of orders and their units (R11). The Sold-by Status sets the sale date (R15, R16). */
export class OrderStatusChanges extends DocumentStatusChanges<OrderStatus, Order> {
  protected readonly table = orderTransitions;
  protected readonly kind = 'order';

  constructor(
    work: UnitOfWork,
    private readonly orders: Orders,
    units: OrderUnits,
  ) {
    super(work, orders, units);
  }

  protected override async onEntered(order: Order, at: Date): Promise<void> {
    order.enter(await this.orders.soldBy(order.state.companyId), at);
  }
}
