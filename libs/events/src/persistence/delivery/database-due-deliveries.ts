import { newId } from '@partner/kernel';
import type { CrossCompanyDatabase } from '@partner/postgres';
import type { CrossCompanyUnitOfWork } from '@partner/unit-of-work';
import sql, { type Sql } from 'sql-template-tag';
import type { ClaimedDelivery, Outcome } from '../../application/delivery/claimed-delivery.js';
import type { DueDeliveries } from '../../application/ports/due-deliveries.js';
import type { WorkerSession } from '../../application/ports/worker-session.js';
import type { EventProjection } from '../event.projection.js';
import { claimStatement, manyPutOff } from './claim.statement.js';
import { type EndedInOrder, nextInOrderStatement, releaseStatement, settleStatement } from './settle.statement.js';

/**
 * Time that a worker has for an attempt and its outcome, in milliseconds. Afterwards another worker may claim the
 * delivery, and at once when the worker's session ends (E10).
 */
const leaseMs = 30_000;

/** Claims in a row while many deliveries wait for earlier ones, so that others behind them are found (E13). */
const maxRounds = 20;

/** A row of a claim: a delivery, or none, and how many were put off. */
type Claimed = (ClaimedDelivery | { readonly [Member in keyof ClaimedDelivery]: null }) & { readonly putOff: number };

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
    const all: ClaimedDelivery[] = [];
    for (let round = 0; round < maxRounds; round += 1) {
      const claim = { limit: limit - all.length, lease: newId(), worker, now, until };
      const rows = await this.units.transaction(async () => {
        // A separate statement, so that the next one sees the leases of the previous claim.
        await this.database.query(claimTurn);
        return this.database.query<Claimed>(claimStatement(claim, this.projection));
      });
      for (const { putOff: _count, ...delivery } of rows) if (delivery.eventId !== null) all.push(delivery);
      if (rows[0]!.putOff < manyPutOff || all.length === limit) break;
    }
    return all;
  }

  async settle(outcomes: readonly Outcome[], now: Date): Promise<void> {
    const settle = async (): Promise<void> => {
      const ended = await this.database.query<EndedInOrder>(settleStatement(outcomes, now));
      // A separate statement, so that it sees what a claim has put off before the outcomes were written.
      if (ended.length > 0) await this.database.query(nextInOrderStatement(ended, now));
    };
    await (outcomes.some(({ delivery }) => delivery.isInOrder) ? this.units.transaction(settle) : settle());
  }

  async release(deliveries: readonly ClaimedDelivery[]): Promise<void> {
    await this.database.query(releaseStatement(deliveries), 'outside');
  }
}
