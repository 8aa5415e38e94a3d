import { type Id, newId } from '@partner/kernel';
import type { CrossCompanyDatabase } from '@partner/postgres';
import type { CrossCompanyUnitOfWork } from '@partner/unit-of-work';
import sql, { type Sql } from 'sql-template-tag';
import type { ClaimedDelivery, DeliveryBatch, Outcome } from '../../application/delivery/claimed-delivery.js';
import type { DueDeliveries, OwnBatches } from '../../application/ports/due-deliveries.js';
import type { WorkerSession } from '../../application/ports/worker-session.js';
import type { EventProjection } from '../event.projection.js';
import { claimStatement } from './claim.statement.js';
import { releaseStatement, settleStatement } from './settle.statement.js';

/** Batches of one subscription: its attempts under way at once (E6). */
const perSubscription = 8;

/** A worker that has no batches yet. */
const none: OwnBatches = { sizes: new Map(), finishing: [] };

/**
 * How long a worker may take over an attempt and its outcome, in milliseconds; then another one may take it, and at
 * once
 * when the session of the worker ends (E10).
 */
const leaseMs = 30_000;

/** What the deliveries of a subscription share: sent once for all of a claim. */
type Shared = 'companyId' | 'url' | 'secret' | 'previousSecret' | 'previousSecretUntil';

/** A subscription as JSON has it: times are texts. */
type ClaimedSubscription = Pick<ClaimedDelivery, Exclude<Shared, 'previousSecretUntil'> | 'subscriptionId'> & {
  readonly previousSecretUntil: string | null;
};

/** What deliveries of an event share: sent once for all of a claim. */
type OfEvent = 'eventType' | 'traceparent' | 'body';

/** A row of a claim: a delivery, the number of its batch, and whether its subscription has more. */
interface ClaimedRow extends Omit<ClaimedDelivery, Exclude<Shared, 'companyId'> | 'leaseId'> {
  readonly batch: number;
  readonly more: boolean;
  /** Whether it has what is known of its event from the row of the event. */
  readonly shares: boolean;
  /** With the first row alone: those of all rows. */
  readonly subscriptions: readonly ClaimedSubscription[] | null;
}

/** A row with what deliveries of an event share. They come before those of deliveries. */
interface EventRow extends Pick<ClaimedDelivery, 'companyId' | 'eventId' | OfEvent> {
  readonly subscriptionId: null;
  readonly subscriptions: readonly ClaimedSubscription[] | null;
}

type Claimed = ClaimedRow | EventRow;

/** Any number that no other lock uses. */
const claimLock = 7_220_008;

/**
 * One worker claims at a time, or two would each count 8 free slots of a subscription. The plans must not depend on
 * what the tables held when they were made: partitions start empty, and are asked before anybody has analysed them.
 */
const claimTurn: Sql = sql`select pg_advisory_xact_lock(${claimLock}),
  set_config('idle_in_transaction_session_timeout', '5000', true), ${plansByIndex()}`;

/** Deliveries in PostgreSQL. */
export class DatabaseDueDeliveries implements DueDeliveries {
  constructor(
    private readonly database: CrossCompanyDatabase,
    private readonly units: CrossCompanyUnitOfWork,
    private readonly projection: EventProjection,
    private readonly session: Pick<WorkerSession, 'id'>,
  ) {}

  async claim(limit: number, now: Date, own: OwnBatches = none): Promise<DeliveryBatch[]> {
    const worker = this.session.id;
    if (worker === undefined) return [];
    const until = new Date(now.getTime() + leaseMs);
    return this.units.transaction(async () => {
      // A statement of its own: what the claim before it has leased must be visible to the next.
      await this.database.query(claimTurn);
      const lease = newId();
      const claim = { limit, perSubscription, own, lease, worker, now, until };
      return batchesOf(await this.database.query<Claimed>(claimStatement(claim, this.projection)), lease);
    });
  }

  async settle(outcomes: readonly Outcome[], now: Date): Promise<void> {
    await this.byIndex(settleStatement(outcomes, now));
  }

  async release(deliveries: readonly ClaimedDelivery[]): Promise<void> {
    await this.byIndex(releaseStatement(deliveries));
  }

  private async byIndex(statement: Sql): Promise<void> {
    await this.units.transaction(async () => {
      await this.database.query(sql`select ${plansByIndex()}`);
      await this.database.query(statement);
    });
  }
}

function plansByIndex(): Sql {
  return sql`set_config('enable_seqscan', 'off', true), set_config('enable_hashjoin', 'off', true),
    set_config('enable_mergejoin', 'off', true)`;
}

/** Puts deliveries, which are in the order in which they are due, into their batches. */
function batchesOf(claimed: readonly Claimed[], leaseId: Id): DeliveryBatch[] {
  const batches = new Map<string, DeliveryBatch & { readonly deliveries: ClaimedDelivery[] }>();
  const subscriptions = new Map(
    claimed[0]?.subscriptions?.map(({ previousSecretUntil: until, ...subscription }) => [
      subscription.subscriptionId,
      { ...subscription, previousSecretUntil: until === null ? null : new Date(until) },
    ]),
  );
  const events = new Map<string, Pick<ClaimedDelivery, OfEvent>>();
  for (const row of claimed) {
    const { companyId, eventId, subscriptionId } = row;
    if (subscriptionId === null) events.set(`${companyId} ${eventId}`, row);
    else {
      const { batch: number, more, shares, attempts, attemptsBefore, seriesStartedAt } = row;
      const { eventType, traceparent, body } = shares ? (events.get(`${companyId} ${eventId}`) ?? expired) : row;
      const { url, secret, previousSecret, previousSecretUntil } = subscriptions.get(subscriptionId)!;
      const key = `${subscriptionId} ${number}`;
      const batch = batches.get(key) ?? { subscriptionId, deliveries: [], more };
      batch.deliveries.push({
        companyId,
        eventId,
        subscriptionId,
        leaseId,
        eventType,
        url,
        secret,
        previousSecret,
        previousSecretUntil,
        attempts,
        attemptsBefore,
        seriesStartedAt,
        traceparent,
        body,
      });
      batches.set(key, batch);
    }
  }
  return [...batches.values()];
}

/** What is known of an event that is gone. */
const expired: Pick<ClaimedDelivery, OfEvent> = { eventType: null, traceparent: null, body: null };
