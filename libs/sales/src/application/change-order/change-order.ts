import type { Customers } from '@partner/customers';
import { omitUndefined, type UnitOfWork } from '@partner/kernel';
import { type Order, utcDay } from '../../domain/order/order.js';
import type { OrderChanges } from '../../domain/order/order.state.js';
import { checkSoldPricing, mergedPricing, type SoldPricingChanges } from '../../domain/order/sold-pricing.js';
import { ChangeDocument, type ChangeDocumentCommand } from '../change-document/change-document.js';
import type { OrderLocks, Orders } from '../ports/orders.js';
import type { SalesDesk } from '../salesperson.js';

/** Changes that a partner may make to an order (§4.3.4); absent means unchanged. */
export interface ChangeOrderCommand extends ChangeDocumentCommand {
  /** Cut to its UTC day (R15); null clears it. */
  readonly saleDate?: Date | null;
  /** Merged into the stored amounts, where null clears one; null clears all of them. */
  readonly soldPricing?: SoldPricingChanges | null;
}

/** Fields that a signed contract locks (R17). */
const lockable = [
  'customerName',
  'customerEmail',
  'customerPhone',
  'salesLocation',
  'deliveryAddress',
  'deliveryCity',
  'deliveryState',
  'deliveryZipCode',
] as const satisfies readonly (keyof ChangeOrderCommand)[];

/** Changes an order (§4.3.4). @throws DomainError `locked` for fields that its contract locks (R17). */
export class ChangeOrder extends ChangeDocument<ChangeOrderCommand, Order> {
  constructor(
    work: UnitOfWork,
    orders: Orders,
    customers: Customers,
    desk: SalesDesk,
    private readonly locks: OrderLocks,
  ) {
    super(work, orders, customers, desk);
  }

  protected override checkRequest(command: ChangeOrderCommand): void {
    super.checkRequest(command);
    checkSoldPricing(command.soldPricing);
  }

  protected override ownChanges({ saleDate, soldPricing }: ChangeOrderCommand, { state }: Order): OrderChanges {
    return omitUndefined({
      saleDate: saleDate && utcDay(saleDate),
      soldPricing: soldPricing && mergedPricing(state.soldPricing, soldPricing),
    });
  }

  protected override async checkOpen({ state }: Order, command: ChangeOrderCommand): Promise<void> {
    const touched = lockable.filter((field) => command[field] !== undefined);
    if (touched.length > 0) await this.locks.check(state.companyId, state.id, touched.join(', '));
  }
}
