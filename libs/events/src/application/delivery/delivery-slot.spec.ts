import { describe, expect, it } from '@jest/globals';
import { newId } from '@partner/kernel';
import { AdaptiveBatchSizes } from './adaptive-batch-sizes.js';
import type { ClaimedDelivery, DeliveryBatch, Outcome } from './claimed-delivery.js';
import { DeliverySlot, type WorkerContext } from './delivery-slot.js';

const subscriptionId = newId();

const aBatch = (): DeliveryBatch => ({
  subscriptionId,
  deliveries: [{ subscriptionId, eventId: newId() } as ClaimedDelivery],
  more: true,
});

/** A worker whose attempts end on `answer()`, with an endpoint fast enough for batches of several deliveries. */
function aWorker(): {
  readonly context: WorkerContext;
  readonly batchSizes: AdaptiveBatchSizes;
  readonly answer: () => void;
} {
  const batchSizes = new AdaptiveBatchSizes();
  batchSizes.succeeded(aBatch(), 1);
  const under: ((outcome: Outcome) => void)[] = [];
  const made = { ok: true };
  const context = {
    attempts: {
      make: (delivery: ClaimedDelivery) =>
        new Promise<Outcome>((resolve) => under.push(() => resolve({ delivery, state: 'delivered', made } as Outcome))),
    },
    outcomes: { add: () => new Promise<void>(() => undefined) },
    batchSizes,
    isStopped: () => false,
    mayBegin: () => true,
    wake: () => undefined,
    release: async () => undefined,
  } as unknown as WorkerContext;
  return { context, batchSizes, answer: () => under.shift()!({} as Outcome) };
}

describe('DeliverySlot', () => {
  it('counts once among the 8, together with the batch queued behind the current one', async () => {
    const { context, answer } = aWorker();
    const [first, second] = [aBatch(), aBatch()];
    const slot = new DeliverySlot(subscriptionId, first, context);
    expect(slot.needsBatch).toBe(true);
    expect(slot.finishing).toEqual([first]);
    slot.enqueue(second);
    expect(slot.needsBatch).toBe(false);
    expect(slot.finishing).toEqual([first]);
    answer();
    await new Promise(setImmediate);
    expect(slot.needsBatch).toBe(true);
    expect(slot.finishing).toEqual([first, second]);
  });

  it('accepts the batch claimed for it even if the endpoint has failed in another slot since', () => {
    const { context, batchSizes } = aWorker();
    const batch = aBatch();
    const slot = new DeliverySlot(subscriptionId, batch, context);
    batchSizes.failed(batch);
    expect(slot.needsBatch).toBe(false);
    expect(slot.acceptsBatch).toBe(true);
    slot.invalidate();
    expect(slot.acceptsBatch).toBe(false);
  });
});
