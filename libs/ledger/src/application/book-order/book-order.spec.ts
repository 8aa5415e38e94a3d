import { describe, expect, it } from '@jest/globals';
import { type CompanyId, type Id, money } from '@partner/kernel';
import type { OrderState } from '@partner/sales';
import type { LedgerMovement } from '../../domain/movement/movement.js';
import type { Movements } from '../ports/movements.js';
import { BookOrder } from './book-order.js';

const at = new Date('2026-03-01T08:15:30.000Z');
const order = {
  companyId: '65f0c0ffee00000000000009' as CompanyId,
  id: '65f0c0ffee0000000000a001' as Id,
  number: 1001,
  customerName: 'Ada',
  locationId: null,
  status: 'Unsubmitted',
  saleDate: null,
  updatedAt: at,
  soldAndCancelled: false,
  total: money(5000),
} as OrderState;

/** Movements in memory, in the order in which they were added. */
class MemoryMovements implements Movements {
  readonly all: LedgerMovement[] = [];

  async add(movement: LedgerMovement): Promise<void> {
    this.all.push(movement);
  }
}

describe('booking an order (§2.21)', () => {
  it('keeps what the order was at the time of the movement', async () => {
    const movements = new MemoryMovements();
    await new BookOrder(movements).book({ before: undefined, after: order });
    expect(movements.all).toEqual([
      {
        companyId: order.companyId,
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        orderId: order.id,
        orderNumber: 1001,
        customerName: 'Ada',
        locationId: null,
        status: 'Unsubmitted',
        saleDate: null,
        ledgerDate: at,
        cancelled: false,
        movementType: 'initial',
        deltaAmount: '5000.00',
        newOrderAmount: '5000.00',
      },
    ]);
  });

  it('writes nothing for a change that moves neither status nor amount', async () => {
    const movements = new MemoryMovements();
    await new BookOrder(movements).book({ before: order, after: { ...order, customerName: 'Grace' } });
    expect(movements.all).toEqual([]);
  });

  for (const status of ['Cancelled', 'Deleted'] as const) {
    it(`counts nothing for an order that is ${status}, and tells for good that it was sold`, async () => {
      const movements = new MemoryMovements();
      await new BookOrder(movements).book({ before: order, after: { ...order, status, soldAndCancelled: true } });
      expect(movements.all).toMatchObject([
        { movementType: 'status_change', status, cancelled: true, deltaAmount: '-5000.00', newOrderAmount: '0.00' },
      ]);
    });
  }
});
