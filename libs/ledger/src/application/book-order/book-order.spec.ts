import { describe, expect, it } from '@jest/globals';
import { type CompanyId, type Id, money } from '@partner/kernel';
import type { OrderState } from '@partner/sales';
import type { LedgerMovement, LedgerOrder } from '../../domain/movement/movement.js';
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
  all: LedgerMovement[] = [];

  async add(movement: LedgerMovement): Promise<void> {
    this.all.push(movement);
  }

  async updateOrder(order: LedgerOrder): Promise<void> {
    this.all = this.all.map((movement) => (movement.orderId === order.orderId ? { ...movement, ...order } : movement));
  }
}

describe('booking an order (§2.21, R48)', () => {
  it('starts with an initial movement when the order is created', async () => {
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

  it('writes nothing for a change of neither status nor amount', async () => {
    const movements = new MemoryMovements();
    await new BookOrder(movements).book({ before: order, after: { ...order, customerName: 'Grace' } });
    expect(movements.all).toEqual([]);
  });

  it('updates the order fields of earlier movements, and keeps their dates and amounts', async () => {
    const movements = new MemoryMovements();
    const ledger = new BookOrder(movements);
    await ledger.book({ before: undefined, after: order });
    const now = { ...order, customerName: 'Grace', locationId: order.id, saleDate: at, status: 'Processed' } as const;
    await ledger.book({ before: order, after: { ...now, total: money(4000), updatedAt: new Date(at.getTime() + 1) } });
    const shown = { customerName: 'Grace', locationId: order.id, saleDate: at, status: 'Processed' };
    expect(movements.all).toMatchObject([
      { ...shown, ledgerDate: at, movementType: 'initial', deltaAmount: '5000.00', newOrderAmount: '5000.00' },
      { ...shown, movementType: 'status_change', deltaAmount: '-1000.00', newOrderAmount: '4000.00' },
    ]);
  });

  for (const status of ['Cancelled', 'Deleted'] as const) {
    it(`counts nothing for an order that is ${status}, and keeps for good that it was sold`, async () => {
      const movements = new MemoryMovements();
      await new BookOrder(movements).book({ before: order, after: { ...order, status, soldAndCancelled: true } });
      expect(movements.all).toMatchObject([
        { movementType: 'status_change', status, cancelled: true, deltaAmount: '-5000.00', newOrderAmount: '0.00' },
      ]);
    });
  }
});
