import { now } from '../scheduler.js';
import type { Scheduler } from '../scheduler.js';
import { Switches } from '../switches/switches.js';
import { newId } from './ids.js';
import { IdempotencyKeys } from './idempotency-keys.js';
import {
  apiVersion,
  type ChargeRow,
  type Delivery,
  type DisputeRow,
  type EventRow,
  type PaymentIntentTerms,
  type PaymentIntentRow,
  type RefundRow,
  type SessionRow,
  type WebhookEndpoint,
} from './rows.js';
import { Table } from './table.js';

/** Maximum time that a request hangs, in milliseconds. */
const maxHangMs = 120_000;

/** Requests that hang until they are released or time out. */
class HeldRequests {
  readonly #held = new Set<() => void>();
  readonly #watchers: (() => void)[] = [];

  async wait(): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, maxHangMs).unref();
      this.#held.add(() => {
        clearTimeout(timer);
        resolve();
      });
      for (const watcher of this.#watchers.splice(0)) watcher();
    });
  }

  /** Resolves when at least one request hangs. */
  async waitForHanging(): Promise<void> {
    if (this.#held.size === 0) await new Promise<void>((resolve) => this.#watchers.push(resolve));
  }

  release(): void {
    for (const held of this.#held) held();
    this.#held.clear();
  }
}

/** Settings of an account. */
export interface AccountDetails {
  readonly id: string;
  readonly secretKey: string;
  /** False if the account cannot accept payments. */
  chargesEnabled: boolean;
  /** False if its keys return 401, as after the merchant rolled them. */
  keysValid: boolean;
}

/** Merchant account with its keys, objects, webhook endpoints and faults. Accounts share nothing. */
export class Account {
  readonly sessions = new Table<SessionRow>();
  readonly intentTerms = new Table<PaymentIntentTerms>();
  readonly paymentIntents = new Table<PaymentIntentRow>();
  readonly charges = new Table<ChargeRow>();
  readonly refunds = new Table<RefundRow>();
  readonly disputes = new Table<DisputeRow>();
  readonly events = new Table<EventRow>();
  readonly webhooks = new Table<WebhookEndpoint>();
  readonly deliveries = new Table<Delivery>();
  readonly keys = new IdempotencyKeys();
  readonly switches = new Switches();
  readonly heldRequests = new HeldRequests();

  constructor(
    readonly details: AccountDetails,
    readonly scheduler: Scheduler,
    private readonly publish: (account: Account, event: EventRow) => void,
  ) {}

  /** Stores an event with a snapshot of `object` and sends it to the endpoints that receive its type. */
  emit(type: string, object: object): void {
    const event = this.events.add({
      id: newId('evt'),
      object: 'event',
      api_version: apiVersion,
      created: now(),
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: this.webhooks.all().length,
      request: { id: null, idempotency_key: null },
      type,
    });
    this.publish(this, event);
  }
}
