import { newId } from '@partner/kernel';
import type { CrossCompanyDatabase } from '@partner/postgres';
import type { CrossCompanyUnitOfWork } from '@partner/unit-of-work';
import sql, { type Sql } from 'sql-template-tag';
import type { ClaimedDelivery, Outcome } from '../../application/delivery/claimed-delivery.js';
import type { DueDeliveries, WorkerSession } from '../../application/ports/due-deliveries.js';
import type { EventProjection } from '../event.projection.js';
import { claimStatement, manyPutOff } from './claim.statement.js';
import { followIndexes } from './pending-subscriptions.js';
import { type EndedInOrder, nextInOrderStatement, releaseStatement, settleStatement } from './settle.statement.js';

/**
 * Time that a worker has for an attempt and its outcome, in milliseconds. Afterwards another worker may claim the
 * delivery, and at once when the worker's session ends (E10).
 */
const leaseMs = 30_000;

/** Claims in a row while many deliveries wait for earlier ones, so that others behind them are found (E13). */
const maxRounds = 20;

/** A row of a claim: a delivery, or none, and a number. */
type ClaimRow = (ClaimedDelivery | { readonly [Member in keyof ClaimedDelivery]: null }) & { readonly number: number };

/** Arbitrary number that no other lock uses. */
const claimLock = 7_220_008;

/** Lets one worker claim at a time; otherwise two workers would each count 8 free attempts of a subscription. */
export const claimTurn: Sql = sql`select pg_advisory_xact_lock(${claimLock}),
  set_config('idle_in_transaction_session_timeout', '5000', true), ${followIndexes}`;

export class DatabaseDueDeliveries implements DueDeliveries {
  /** True if a subscription with an order had pending deliveries at the last claim (E13). */
  #anyInOrder = false;
  #inOrderFirst = false;

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
    const claimed: ClaimedDelivery[] = [];
    // In turn, so that neither kind of subscription takes all the room of the other.
    this.#inOrderFirst = this.#anyInOrder && !this.#inOrderFirst;
    let kinds = [this.#inOrderFirst, !this.#inOrderFirst];
    for (let round = 0; round < maxRounds && kinds.length > 0; round += 1) {
      let putOff = 0;
      await this.units.transaction(async () => {
        // A separate statement, so that the next one sees the leases of the previous claim.
        await this.database.query(claimTurn);
        for (const isInOrder of kinds) {
          if (isInOrder && !this.#anyInOrder) continue;
          const claim = { limit: limit - claimed.length, lease: newId(), worker, now, until, isInOrder };
          const rows = await this.database.query<ClaimRow>(claimStatement(claim, this.projection));
          for (const { number: _number, ...delivery } of rows) if (delivery.eventId !== null) claimed.push(delivery);
          const { number } = rows[0]!;
          if (isInOrder) putOff = number;
          else this.#anyInOrder = number > 0;
        }
      });
      kinds = putOff >= manyPutOff ? [true] : [];
    }
    return claimed;
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
