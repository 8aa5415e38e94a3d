import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FixedClock, newId } from '@partner/kernel';
import { setImmediate } from 'node:timers/promises';
import type { DueDeliveries } from '../ports/due-deliveries.js';
import type { SigningSecrets } from '../ports/subscriptions.js';
import type { WebhookSender } from '../ports/webhook-sender.js';
import { Attempts } from './attempts.js';
import type { ClaimedDelivery } from './claimed-delivery.js';
import { DeliveryLoop } from './delivery-loop.js';
import { DeliveryObservers } from './delivery-observers.js';
import { OutcomeBatches } from './outcome-batches.js';

const clock = new FixedClock(new Date('2026-06-01T12:00:00Z'));

/** Turns of the event loop in which everything that waits for no timer happens. */
const turns = 100;

/** Deliveries of one subscription in memory, `others` of whose attempts in progress belong to another worker. */
class DueInMemory implements DueDeliveries {
  claims = 0;
  settled = 0;

  constructor(
    private readonly due: number,
    private readonly others: number,
  ) {}

  claim(limit: number): Promise<ClaimedDelivery[]> {
    this.claims += 1;
    const count = Math.min(limit, 8 - this.others, this.due - this.settled);
    return Promise.resolve(Array.from({ length: count }, (_, index) => delivery(this.others + index + 1)));
  }

  settle(outcomes: readonly unknown[]): Promise<void> {
    this.settled += outcomes.length;
    return Promise.resolve();
  }

  release(): Promise<void> {
    return Promise.resolve();
  }
}

const delivery = (place: number): ClaimedDelivery =>
  ({ eventId: newId(), eventType: 'lead.created', body: '{}', headers: null, standardSecret: null, place }) as never;

const sender: WebhookSender = {
  send: () => Promise.resolve({ statusCode: 204, durationMs: 1 }),
  close: () => Promise.resolve(),
};
const secrets = {
  open: () => Promise.resolve('secret'),
  replaced: () => Promise.resolve([]),
} as never as SigningSecrets;

describe('the delivery loop (E6)', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
  afterEach(() => void jest.useRealTimers());

  /** Starts a loop whose timers never end, and returns it when nothing happens any more. */
  async function started(due: DueInMemory): Promise<DeliveryLoop> {
    const observers = new DeliveryObservers();
    const session = { id: 1, onChange: () => undefined };
    const attempts = new Attempts(sender, secrets, 'X-Service', clock);
    const loop = new DeliveryLoop(due, attempts, new OutcomeBatches(due, observers, clock), observers, clock, session);
    loop.start();
    for (let turn = 0; turn < turns; turn += 1) await setImmediate();
    return loop;
  }

  it.each([0, 4])('claims again as soon as a full endpoint has room, beside %d attempts of others', async (others) => {
    const due = new DueInMemory(12, others);
    const loop = await started(due);
    expect(due.settled).toBe(12);
    await loop.stop();
  });

  it('waits between claims while endpoints have room, so that a trickle of events needs few', async () => {
    const due = new DueInMemory(7, 0);
    const loop = await started(due);
    expect(due).toMatchObject({ settled: 7, claims: 1 });
    await loop.stop();
  });
});
