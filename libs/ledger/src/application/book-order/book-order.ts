import { newId } from '@partner/kernel';
import { hasOrderEnded, type OrderChange, type OrderLedger, type OrderState } from '@partner/sales';
import { movementBetween, type Position } from '../../domain/movement/movement.js';
import type { Movements } from '../ports/movements.js';

/** Writes what a change of an order means for the sales ledger (§2.21). */
export class BookOrder implements OrderLedger {
  constructor(private readonly movements: Movements) {}

  async book({ before, after }: OrderChange): Promise<void> {
    const movement = movementBetween(before && positionOf(before), positionOf(after));
    if (!movement) return;
    await this.movements.add({
      companyId: after.companyId,
      id: newId(),
      orderId: after.id,
      orderNumber: after.number,
      customerName: after.customerName,
      locationId: after.locationId,
      status: after.status,
      saleDate: after.saleDate,
      ledgerDate: after.updatedAt,
      cancelled: after.soldAndCancelled,
      ...movement,
    });
  }
}

const positionOf = ({ status, total }: OrderState): Position => ({ status, total, hasEnded: hasOrderEnded(status) });
