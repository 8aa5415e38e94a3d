import { describe, expect, it } from '@jest/globals';
import { type Money, money, SeededRandom, sumOf } from '@partner/kernel';
import { countedAmount, movementBetween, type Position } from './movement.js';

const open: Position = { status: 'Unsubmitted', total: money(5000), hasEnded: false };
const cancelled: Position = { ...open, status: 'Cancelled', hasEnded: true };

describe('the ledger of an order (§2.21, R48)', () => {
  it('starts with the amount of the order', () => {
    expect(movementBetween(undefined, open)).toEqual({
      movementType: 'initial',
      deltaAmount: '5000.00',
      newOrderAmount: '5000.00',
    });
  });

  it('starts with zero for an order without a total', () => {
    expect(movementBetween(undefined, { ...open, total: null })).toMatchObject({
      movementType: 'initial',
      newOrderAmount: '0.00',
    });
  });

  it('moves with the amount, and with no other change', () => {
    expect(movementBetween(open, { ...open })).toBeUndefined();
    expect(movementBetween(open, { ...open, total: money(4700.5) })).toEqual({
      movementType: 'amount_change',
      deltaAmount: '-299.50',
      newOrderAmount: '4700.50',
    });
  });

  it('records a status change even when the amount stays', () => {
    expect(movementBetween(open, { ...open, status: 'On hold' })).toMatchObject({
      movementType: 'status_change',
      deltaAmount: '0.00',
    });
  });

  it('sets the amount to 0 when the order ends, and restores it when the order is reopened', () => {
    expect(movementBetween(open, cancelled)).toMatchObject({ deltaAmount: '-5000.00', newOrderAmount: '0.00' });
    expect(movementBetween(cancelled, open)).toMatchObject({ deltaAmount: '5000.00', newOrderAmount: '5000.00' });
  });

  it('ignores the amount of an order that has ended', () => {
    expect(movementBetween(cancelled, { ...cancelled, total: money(1) })).toBeUndefined();
  });

  it('always adds up to the amount that the order counts for', () => {
    const random = new SeededRandom(7);
    const deltas: Money[] = [];
    let position: Position | undefined;
    for (let step = 0; step < 500; step += 1) {
      const status = random.below(6);
      const next: Position = {
        status: String(status),
        hasEnded: status > 3,
        total: random.below(5) === 0 ? null : money(random.below(1_000_000) / 100),
      };
      const movement = movementBetween(position, next);
      if (movement) deltas.push(movement.deltaAmount);
      position = next;
      expect(sumOf(...deltas)).toBe(countedAmount(next));
    }
    expect(deltas.length).toBeGreaterThan(100);
  });
});
