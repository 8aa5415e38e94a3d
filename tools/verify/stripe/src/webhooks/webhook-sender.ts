import type { Account } from '../account/account.js';
import { newId } from '../account/ids.js';
import type { Delivery, EventRow } from '../account/rows.js';
import type { Scheduler } from '../scheduler.js';
import { post } from './post.js';

const maxReorderMs = 30_000;

/** Sends events to the webhook endpoints of their account, with injected faults. */
export class WebhookSender {
  readonly #running = new Set<Promise<void>>();
  /** Deliveries per account that are sent after the next one. */
  readonly #reordered = new Map<string, Delivery[]>();
  readonly #end = new AbortController();

  constructor(
    private readonly scheduler: Scheduler,
    private readonly backoff: readonly number[],
    private readonly changed: () => void,
  ) {}

  publish(account: Account, event: EventRow): void {
    for (const endpoint of account.webhooks
      .all()
      .filter(({ events }) => events.includes('*') || events.includes(event.type))) {
      const injected = account.switches.nextNoticeFault(event.type);
      const delivery = (state: Delivery['state'], due: number) =>
        account.deliveries.add({
          id: newId('whd'),
          eventId: event.id,
          type: event.type,
          endpointId: endpoint.id,
          state,
          due,
          attempts: 0,
        });
      const now = Date.now();
      if (injected?.fault === 'drop') delivery('dropped', now);
      else if (injected?.fault === 'hold') delivery('held', now);
      else if (injected?.fault === 'delay') this.schedule(account, delivery('waiting', now + injected.seconds * 1_000));
      else if (injected?.fault === 'reorder') this.#reorder(account, delivery('waiting', now + maxReorderMs));
      else {
        if (injected?.fault === 'double') void this.#start(account, delivery('waiting', now));
        void this.#start(account, delivery('waiting', now), this.#takeReordered(account));
      }
    }
  }

  /** Sends a waiting delivery at its due time. Also used after a restart. */
  schedule(account: Account, delivery: Delivery): void {
    this.scheduler.at(delivery.due, () => this.#start(account, delivery));
  }

  /** Sends held and reordered deliveries, and waits until each was attempted. */
  async deliverHeld(account: Account): Promise<void> {
    const held = account.deliveries.all().filter(({ state }) => state === 'held');
    for (const delivery of [...held, ...this.#takeReordered(account)]) {
      delivery.state = 'waiting';
      delivery.due = Date.now();
      void this.#start(account, delivery);
    }
    await this.idle();
  }

  /** Waits until no attempt is running. Does not wait for attempts that are due later. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  /** Aborts running attempts. They are due again after a restart. */
  async stop(): Promise<void> {
    this.#end.abort();
    await this.idle();
  }

  #start(account: Account, delivery: Delivery, after: readonly Delivery[] = []): Promise<void> {
    const attempt = this.#attempt(account, delivery).then(() => {
      for (const next of after) void this.#start(account, next);
    });
    this.#running.add(attempt);
    return attempt.finally(() => this.#running.delete(attempt));
  }

  async #attempt(account: Account, delivery: Delivery): Promise<void> {
    const event = account.events.get(delivery.eventId);
    const endpoint = account.webhooks.get(delivery.endpointId);
    const { signal } = this.#end;
    if (signal.aborted || delivery.state !== 'waiting') return;
    const result =
      event && endpoint ? await post(endpoint.url, JSON.stringify(event, null, 2), endpoint.secret, signal) : 'gone';
    if (signal.aborted && typeof result === 'string') return;
    delivery.attempts += 1;
    this.#conclude(account, delivery, result);
    this.changed();
  }

  #conclude(account: Account, delivery: Delivery, result: number | string): void {
    const wait = this.backoff[delivery.attempts - 1];
    if (typeof result === 'number' && result >= 200 && result < 300) delivery.state = 'delivered';
    else if (wait === undefined || result === 'gone') delivery.state = 'failed';
    else {
      delivery.due = Date.now() + wait * 1_000;
      this.schedule(account, delivery);
    }
  }

  #reorder(account: Account, delivery: Delivery): void {
    const id = account.details.id;
    this.#reordered.set(id, [...(this.#reordered.get(id) ?? []), delivery]);
    this.scheduler.at(delivery.due, async () => {
      if (this.#reordered.get(id)?.includes(delivery))
        for (const late of this.#takeReordered(account)) await this.#start(account, late);
    });
  }

  #takeReordered(account: Account): Delivery[] {
    const waiting = this.#reordered.get(account.details.id) ?? [];
    this.#reordered.delete(account.details.id);
    return waiting;
  }
}
