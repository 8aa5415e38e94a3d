import { newId } from '@partner/kernel';
import type { Database, DatabaseUnitOfWork } from '@partner/persistence';
import sql, { type Sql } from 'sql-template-tag';
import type { ClaimedDelivery, Lane, Outcome } from '../../application/delivery/claimed-delivery.js';
import type { DueDeliveries, LanesOfMine } from '../../application/ports/due-deliveries.js';
import type { EventProjection } from '../event.view.js';
import { claimStatement } from './claim.statement.js';
import { releaseStatement, settleStatement } from './settle.statement.js';

/** Lanes of one subscription: its attempts under way at once (E6). */
const perSubscription = 8;

/** A worker that has no lanes yet. */
const none: LanesOfMine = { ahead: new Map(), passing: [] };

/** How long a worker may take over an attempt and its outcome, in milliseconds; then another one may take it (E10). */
const leaseTime = 30_000;

/** A row of a claim: a delivery, the number of its lane, and whether its subscription has more. */
interface Claimed extends ClaimedDelivery {
  readonly lane: number;
  readonly more: boolean;
}

/** Any number that no other lock uses. */
const claimLock = 7_220_008;

/**
 * One worker claims at a time, or two would each count 8 free places of a subscription. The plans must not depend on
 * what the tables held when they were made: partitions start empty, and are asked before anybody has analysed them.
 */
const turn: Sql = sql`select pg_advisory_xact_lock(${claimLock}),
  set_config('idle_in_transaction_session_timeout', '5000', true), ${plansByIndex()}`;

/** Deliveries in PostgreSQL. */
export class DatabaseDueDeliveries implements DueDeliveries {
  constructor(
    private readonly database: Database,
    private readonly units: DatabaseUnitOfWork,
    private readonly projection: EventProjection,
  ) {}

  async claim(room: number, now: Date, mine: LanesOfMine = none): Promise<Lane[]> {
    const until = new Date(now.getTime() + leaseTime);
    return this.units.enclose(async () => {
      // A statement of its own: what the claim before it has leased must be visible to the next.
      await this.database.query(turn);
      const claim = { room, perSubscription, mine, lease: newId(), now, until };
      return lanesOf(await this.database.query<Claimed>(claimStatement(claim, this.projection)));
    });
  }

  async settle(outcomes: readonly Outcome[], now: Date): Promise<void> {
    await this.byIndex(settleStatement(outcomes, now));
  }

  async release(deliveries: readonly ClaimedDelivery[]): Promise<void> {
    await this.byIndex(releaseStatement(deliveries));
  }

  private async byIndex(statement: Sql): Promise<void> {
    await this.units.enclose(async () => {
      await this.database.query(sql`select ${plansByIndex()}`);
      await this.database.query(statement);
    });
  }
}

function plansByIndex(): Sql {
  return sql`set_config('enable_seqscan', 'off', true), set_config('enable_hashjoin', 'off', true),
    set_config('enable_mergejoin', 'off', true)`;
}

/** Puts deliveries, which are in the order in which they are due, into their lanes. */
function lanesOf(claimed: readonly Claimed[]): Lane[] {
  const lanes = new Map<string, Lane & { readonly deliveries: ClaimedDelivery[] }>();
  for (const { lane: number, more, ...delivery } of claimed) {
    const { subscriptionId } = delivery;
    const key = `${subscriptionId} ${number}`;
    const lane = lanes.get(key) ?? { subscriptionId, deliveries: [], more };
    lane.deliveries.push(delivery);
    lanes.set(key, lane);
  }
  return [...lanes.values()];
}
