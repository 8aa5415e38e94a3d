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

/** Maximum batches of one subscription, and so its concurrent attempts (E6). */
const perSubscription = 8;

/** For a worker without batches. */
const none: OwnBatches = { sizes: new Map(), finishing: [] };

/**
 * Time that a worker has for an attempt and its outcome, in milliseconds. Afterwards another worker may claim the
 * delivery, and at once when the worker's session ends (E10).
 */
const leaseMs = 30_000;

/** Columns common to all deliveries of a subscription; transferred once per claim. */
type Shared = 'companyId' | 'url' | 'secret' | 'previousSecret' | 'previousSecretUntil';

/** A subscription as JSON represents it: times are strings. */
type ClaimedSubscription = Pick<ClaimedDelivery, Exclude<Shared, 'previousSecretUntil'> | 'subscriptionId'> & {
  readonly previousSecretUntil: string | null;
};

/** Columns common to all deliveries of an event; transferred once per claim. */
type OfEvent = 'eventType' | 'traceparent' | 'body';

/**
 * Row of a claimed delivery, with the number of its batch; `more` is true if its subscription has further deliveries.
 */
interface ClaimedRow extends Omit<ClaimedDelivery, Exclude<Shared, 'companyId'> | 'leaseId'> {
  readonly batch: number;
  readonly more: boolean;
  /** True if the event's columns are in a separate row of the event. */
  readonly shares: boolean;
  /** Subscriptions of all rows; only in the first row. */
  readonly subscriptions: readonly ClaimedSubscription[] | null;
}

/** Row with the columns common to all deliveries of an event. These rows come before those of deliveries. */
interface EventRow extends Pick<ClaimedDelivery, 'companyId' | 'eventId' | OfEvent> {
  readonly subscriptionId: null;
  readonly subscriptions: readonly ClaimedSubscription[] | null;
}

type Claimed = ClaimedRow | EventRow;

/** Arbitrary number that no other lock uses. */
const claimLock = 7_220_008;

/**
 * Lets one worker claim at a time; otherwise two workers would each count 8 free slots of a subscription. Also makes
 * plans independent of table statistics: partitions start empty and are queried before they are analyzed.
 */
const claimTurn: Sql = sql`select pg_advisory_xact_lock(${claimLock}),
  set_config('idle_in_transaction_session_timeout', '5000', true), ${plansByIndex()}`;

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
      // A separate statement, so that the next one sees the leases of the previous claim.
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

/** Groups deliveries, which are ordered by due time, into their batches. */
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

/** Columns of an event that no longer exists. */
const expired: Pick<ClaimedDelivery, OfEvent> = { eventType: null, traceparent: null, body: null };
