import type { Scheduler } from '../scheduler.js';
import type { Clock } from '../clock.js';
import type { WebhookEndpoint } from '../notices/endpoint.js';
import type { Delivery } from '../notices/delivery.js';
import { Switches } from '../switches/switches.js';
import { apiVersion } from '../api/version.js';
import { HeldRequests } from './held-requests.js';
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

/** What an account is made with. */
export interface AccountDetails {
  readonly id: string;
  readonly secretKey: string;
  /** Reads everything, may change nothing (403). */
  readonly restrictedKey: string;
  readonly country: string;
  readonly defaultCurrency: string;
  readonly created: number;
  /** False: the account cannot take payments. */
  chargesEnabled: boolean;
  /** False: its keys are not known (401), as after the merchant rolled them. */
  keysValid: boolean;
}

/** The request that causes an event, as the event names it. */
export interface Cause {
  id: string | null;
  idempotency_key: string | null;
}

const byNobody: Cause = { id: null, idempotency_key: null };

/** Objects of one kind that an account keeps at most; events, deliveries and idempotency keys drop the oldest. */
export const objectLimit = 20_000;

/** One merchant: its keys, objects, webhook endpoints and switches. Nothing is shared with another. */
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
  /** The request that is being executed. */
  cause: Cause = byNobody;

  constructor(
    readonly details: AccountDetails,
    readonly clock: Clock,
    readonly scheduler: Scheduler,
    private readonly publish: (account: Account, event: EventRow) => void,
  ) {
    this.keys = new IdempotencyKeys(clock);
  }

  /** Runs `work` so that the events it causes name the request. */
  causedBy<Result>(cause: Cause, work: () => Result): Result {
    this.cause = cause;
    try {
      return work();
    } finally {
      this.cause = byNobody;
    }
  }

  /** Stores an event with a snapshot of `object` and sends it to the endpoints that want it. */
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

  /** @throws StripeError 429 when a payment more would exceed the limits. */
  ensureRoom(): void {
    for (const table of [this.sessions, this.intentTerms, this.paymentIntents, this.charges]) table.ensureRoom();
  }
}
