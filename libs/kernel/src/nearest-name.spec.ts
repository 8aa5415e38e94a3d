import { describe, expect, it } from '@jest/globals';
import { nearestName } from './nearest-name.js';

const names = ['lead.created', 'lead.updated', 'order.created', 'order.cancelled', 'work_order.created'];

describe('nearestName', () => {
  it.each([
    ['order.craeted', 'order.created'],
    ['ordr.created', 'order.created'],
    ['orders.created', 'order.created'],
    ['order.canceled', 'order.cancelled'],
    ['workorder.created', 'work_order.created'],
    ['lead.update', 'lead.updated'],
    ['Lead_Created', 'lead.created'],
  ])('corrects %s to %s', (given, name) => {
    expect(nearestName(given, names)).toBe(name);
  });

  it('returns undefined when no name is close or there are no names', () => {
    expect(nearestName('invoice.printed', names)).toBeUndefined();
    expect(nearestName('a.b', names)).toBeUndefined();
    expect(nearestName('x', ['id'])).toBeUndefined();
    expect(nearestName('', ['id'])).toBeUndefined();
    expect(nearestName(`lead.created${' '.repeat(64)}`, names)).toBeUndefined();
    expect(nearestName('lead.created', [])).toBeUndefined();
  });
});
