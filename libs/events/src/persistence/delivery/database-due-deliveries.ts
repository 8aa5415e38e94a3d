import { newId } from '@partner/kernel';
import type { CrossCompanyDatabase } from '@partner/postgres';
import type { CrossCompanyUnitOfWork } from '@partner/unit-of-work';
import sql, { type Sql } from 'sql-template-tag';
import type { ClaimedDelivery, Outcome } from '../../application/delivery/claimed-delivery.js';
import type { DueDeliveries } from '../../application/ports/due-deliveries.js';
import type { WorkerSession } from '../../application/ports/worker-session.js';
import type { EventProjection } from '../event.projection.js';
import { claimStatement } from './claim.statement.js';
import { releaseStatement, settleStatement } from './settle.statement.js';

/**
 * Time that a worker has for an attempt and its outcome, in milliseconds. Afterwards another worker may claim the
 * delivery, and at once when the worker's session ends (E10).
 */
const leaseMs = 30_000;

/** Arbitrary number that no other lock uses. */
const claimLock = 7_220_008;

/** Lets one worker claim at a time; otherwise two workers would each count 8 free attempts of a subscription. */
const claimTurn: Sql = sql`select pg_advisory_xact_lock(${claimLock}),
  set_config('idle_in_transaction_session_timeout', '5000', true)`;

export class DatabaseDueDeliveries implements DueDeliveries {
  constructor(
    private readonly database: CrossCompanyDatabase,
    private readonly units: CrossCompanyUnitOfWork,
    private readonly projection: EventProjection,
    private readonly session: Pick<WorkerSession, 'id'>,
  ) {}

  async claim(limit: number, now: Date): Promise<ClaimedDelivery[]> {
    const worker = this.session.id;
    if (worker === undefined) return [];
    const until = new Date(now.getTime() + leaseMs);
    return this.units.transaction(async () => {
      // A separate statement, so that the next one sees the leases of the previous claim.
      await this.database.query(claimTurn);
      return this.database.query(claimStatement({ limit, lease: newId(), worker, now, until }, this.projection));
    });
  }

  async settle(outcomes: readonly Outcome[], now: Date): Promise<void> {
    await this.database.query(settleStatement(outcomes, now), 'outside');
  }

  async release(deliveries: readonly ClaimedDelivery[]): Promise<void> {
    await this.database.query(releaseStatement(deliveries), 'outside');
  }
}
