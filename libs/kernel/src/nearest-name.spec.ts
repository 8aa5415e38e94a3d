import { describe, expect, it } from '@jest/globals';
import { nearestName } from './nearest-name.js';

const names = ['lead.created', 'lead.updated', 'order.created', 'order.cancelled', 'work_order.created'];

describe('the nearest name', () => {
  it.each([
    ['order.craeted', 'order.created'],
    ['ordr.created', 'order.created'],
    ['orders.created', 'order.created'],
    ['order.canceled', 'order.cancelled'],
    ['workorder.created', 'work_order.created'],
    ['lead.update', 'lead.updated'],
  ])('to %s is %s', (given, name) => {
    expect(nearestName(given, names)).toBe(name);
  });

  it('is none when nothing is near, or there is nothing', () => {
    expect(nearestName('invoice.printed', names)).toBeUndefined();
    expect(nearestName('a.b', names)).toBeUndefined();
    expect(nearestName('lead.created', [])).toBeUndefined();
  });
});
