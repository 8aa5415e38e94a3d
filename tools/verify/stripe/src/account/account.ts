import type { Scheduler } from '../scheduler.js';
import type { Clock } from '../clock.js';
import type { WebhookEndpoint } from '../webhooks/endpoint.js';
import type { Delivery } from '../webhooks/delivery.js';
import { Switches } from '../switches/switches.js';
import { apiVersion } from '../api/version.js';
import { newId } from './ids.js';
import { IdempotencyKeys } from './idempotency-keys.js';
import type {
  ChargeRow,
  DisputeRow,
  EventRow,
  PaymentIntentTerms,
  PaymentIntentRow,
  RefundRow,
  SessionRow,
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
  /** Read-only key: writing requests return 403. */
  readonly restrictedKey: string;
  readonly country: string;
  readonly defaultCurrency: string;
  readonly created: number;
  /** False if the account cannot accept payments. */
  chargesEnabled: boolean;
  /** False if its keys return 401, as after the merchant rolled them. */
  keysValid: boolean;
}

/** Request that caused an event, in the format of the event. */
export interface Cause {
  id: string | null;
  idempotency_key: string | null;
}

const noCause: Cause = { id: null, idempotency_key: null };

/** Maximum number of objects of one kind per account. Events, deliveries and idempotency keys drop the oldest. */
export const objectLimit = 20_000;

/** Merchant account with its keys, objects, webhook endpoints and faults. Accounts share nothing. */
export class Account {
  readonly sessions = new Table<SessionRow>(objectLimit);
  readonly intentTerms = new Table<PaymentIntentTerms>(objectLimit);
  readonly paymentIntents = new Table<PaymentIntentRow>(objectLimit);
  readonly charges = new Table<ChargeRow>(objectLimit * 2);
  readonly refunds = new Table<RefundRow>(objectLimit);
  readonly disputes = new Table<DisputeRow>(objectLimit);
  readonly events = new Table<EventRow>(objectLimit, true);
  readonly webhooks = new Table<WebhookEndpoint>(16);
  readonly deliveries = new Table<Delivery>(objectLimit, true);
  readonly keys: IdempotencyKeys;
  readonly switches = new Switches();
  readonly heldRequests = new HeldRequests();
  /** Request that is currently executing. */
  cause: Cause = noCause;

  constructor(
    readonly details: AccountDetails,
    readonly clock: Clock,
    readonly scheduler: Scheduler,
    private readonly publish: (account: Account, event: EventRow) => void,
  ) {
    this.keys = new IdempotencyKeys(clock);
  }

  /** Runs `work`, and records `cause` in the events it emits. */
  causedBy<Result>(cause: Cause, work: () => Result): Result {
    this.cause = cause;
    try {
      return work();
    } finally {
      this.cause = noCause;
    }
  }

  /** Stores an event with a snapshot of `object` and sends it to the endpoints that receive its type. */
  emit(type: string, object: object): void {
    const event = this.events.add({
      id: newId('evt'),
      object: 'event',
      api_version: apiVersion,
      created: this.clock.now(),
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: this.webhooks.all().length,
      request: { ...this.cause },
      type,
    });
    this.publish(this, event);
  }

  /** @throws StripeError 429 if another payment would exceed the limits. */
  ensureRoom(): void {
    for (const table of [this.sessions, this.intentTerms, this.paymentIntents, this.charges]) table.ensureRoom();
  }
}
