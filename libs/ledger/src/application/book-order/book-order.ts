import { newId } from '@partner/kernel';
import { type OrderChange, type OrderLedger, type OrderState, orderTransitions } from '@partner/sales';
import { type LedgerOrder, movementBetween, type Position } from '../../domain/movement/movement.js';
import type { Movements } from '../ports/movements.js';

/** Books a change of an order in the sales ledger (§2.21, R48). */
export class BookOrder implements OrderLedger {
  constructor(private readonly movements: Movements) {}

  async book({ before, after }: OrderChange): Promise<void> {
    const order = ledgerOrderOf(after);
    if (before && differs(ledgerOrderOf(before), order)) await this.movements.updateOrder(order);
    const movement = movementBetween(before && positionOf(before), positionOf(after));
    if (movement) await this.movements.add({ ...order, id: newId(), ledgerDate: after.updatedAt, ...movement });
  }
}

const positionOf = ({ status, total }: OrderState): Position => ({
  status,
  total,
  hasEnded: !orderTransitions.is(status, 'live'),
});

const ledgerOrderOf = (order: OrderState): LedgerOrder => ({
  companyId: order.companyId,
  orderId: order.id,
  orderNumber: order.number,
  customerName: order.customerName,
  locationId: order.locationId,
  status: order.status,
  saleDate: order.saleDate,
  cancelled: order.soldAndCancelled,
});

/** True if the change is visible in rows of the ledger. */
const differs = (before: LedgerOrder, after: LedgerOrder): boolean => JSON.stringify(before) !== JSON.stringify(after);
