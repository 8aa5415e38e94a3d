import { describe, expect, it } from '@jest/globals';
import { newId } from '@partner/kernel';
import type { ClaimedDelivery, DeliveryBatch } from './claimed-delivery.js';
import { AdaptiveBatchSizes } from './adaptive-batch-sizes.js';

const subscriptionId = newId();
const batch = (count: number, { more = true, characters = 600 } = {}): DeliveryBatch => ({
  subscriptionId,
  deliveries: Array<ClaimedDelivery>(count).fill({ body: 'x'.repeat(characters) } as ClaimedDelivery),
  more,
});

describe('AdaptiveBatchSizes', () => {
  const after = (...batches: readonly [DeliveryBatch, number][]): number => {
    const sizes = new AdaptiveBatchSizes();
    for (const [one, took] of batches) sizes.succeeded(one, took);
    return sizes.sizes.get(subscriptionId) ?? 1;
  };

  it('grows batches fourfold, up to 32, while the endpoint is fast and more deliveries are due', () => {
    expect([1, 2, 4, 8, 16, 32].map((count) => after([batch(count), 1]))).toEqual([4, 8, 16, 32, 32, 32]);
  });

  it('limits a batch to what the endpoint handles in half a second', () => {
    expect(after([batch(32), 2_000])).toBe(8);
    expect(after([batch(1), 300])).toBe(1);
  });

  it('makes batches of long bodies smaller', () => {
    expect(after([batch(8, { characters: 64 * 1024 }), 1])).toBe(3);
    expect(after([batch(1, { characters: 200 * 1024 }), 1])).toBe(1);
  });

  it('resets the size to one when no more deliveries are due', () => {
    expect(after([batch(8), 1], [batch(8, { more: false }), 1])).toBe(1);
  });

  it('resets the size to one after a failure', () => {
    const sizes = new AdaptiveBatchSizes();
    sizes.succeeded(batch(8), 1);
    sizes.failed(batch(16));
    expect(sizes.sizes.size).toBe(0);
  });
});
