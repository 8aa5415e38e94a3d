import { describe, expect, it } from '@jest/globals';
import { newId } from '@partner/kernel';
import type { ClaimedDelivery, Lane } from './claimed-delivery.js';
import { Paces } from './paces.js';

const subscriptionId = newId();
const lane = (count: number, { more = true, characters = 600 } = {}): Lane => ({
  subscriptionId,
  deliveries: Array<ClaimedDelivery>(count).fill({ body: 'x'.repeat(characters) } as ClaimedDelivery),
  more,
});

describe('the deliveries that a lane is given', () => {
  const after = (...lanes: readonly [Lane, number][]): number => {
    const paces = new Paces();
    for (const [one, took] of lanes) paces.kept(one, took);
    return paces.ahead.get(subscriptionId) ?? 1;
  };

  it('become twice as many while the endpoint is quick and more waits, up to 32', () => {
    expect([1, 2, 4, 8, 16, 32].map((count) => after([lane(count), 1]))).toEqual([2, 4, 8, 16, 32, 32]);
  });

  it('are as many as the endpoint takes in half a second', () => {
    expect(after([lane(32), 2_000])).toBe(8);
    expect(after([lane(1), 300])).toBe(1);
  });

  it('are fewer when they are long', () => {
    expect(after([lane(8, { characters: 64 * 1024 }), 1])).toBe(3);
    expect(after([lane(1, { characters: 200 * 1024 }), 1])).toBe(1);
  });

  it('are one again when nothing more waits', () => {
    expect(after([lane(8), 1], [lane(8, { more: false }), 1])).toBe(1);
  });

  it('are one again when one failed', () => {
    const paces = new Paces();
    paces.kept(lane(8), 1);
    paces.lost(lane(16));
    expect(paces.ahead.size).toBe(0);
  });
});
