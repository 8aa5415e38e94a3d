import { Inject, Injectable } from '@nestjs/common';
import { type CompanyId, Sweep, type SweepStep } from '@partner/kernel';
import { CrossCompanyDatabase, type Database } from '@partner/postgres';
import { rowStep } from '@partner/schema';
import sql, { empty } from 'sql-template-tag';

/** A key expires 24 hours after completion, which is at most 35 s after its claim (I3). */
const maxAgeMs = 24 * 3_600_000 + 35_000;
const batch = 1_000;

/**
 * Deletes expired idempotency keys and their stored responses in batches (I3, §4.17). Reads ignore expired keys, so
 * correctness does not depend on this sweep (I4).
 */
@Injectable()
export class IdempotencyKeysSweep extends Sweep {
  readonly name = 'idempotency-keys';
  readonly group = 'retention';
  // Four times a day, so that a response with 24 hours of retention is not stored for nearly two days.
  override readonly intervalMs = 6 * 3_600_000;

  constructor(@Inject(CrossCompanyDatabase) private readonly database: Database) {
    super();
  }

  async run(now: Date, only?: CompanyId): Promise<number> {
    const before = new Date(now.getTime() - maxAgeMs);
    let removed = 0;
    for (const company of only ? [only] : await this.#companies()) {
      let last = batch;
      while (last === batch) {
        const rows = await this.database.query(
          sql`
          delete from idempotency_keys
           where company_id = ${company} and operation in (
             select operation from idempotency_keys where company_id = ${company} and claimed_at < ${before}
              order by claimed_at limit ${batch} for update skip locked)
          returning 1`,
          'outside',
        );
        last = rows.length;
        removed += last;
      }
    }
    return removed;
  }

  preview(now: Date, only?: CompanyId): Promise<SweepStep[]> {
    const before = new Date(now.getTime() - maxAgeMs);
    const of = only ? sql`and company_id = ${only}` : empty;
    const expired = sql`from idempotency_keys where claimed_at < ${before} ${of}`;
    return rowStep(this.database, 'delete', 'idempotency_keys', expired);
  }

  /** Lists the companies that have keys, with one index step per company. */
  async #companies(): Promise<CompanyId[]> {
    const rows = await this.database.query<{ id: CompanyId }>(
      sql`
      with recursive found as (
        (select company_id as id from idempotency_keys order by company_id limit 1)
        union all
        select (select company_id from idempotency_keys where company_id > found.id order by company_id limit 1)
          from found where found.id is not null)
      select id from found where id is not null`,
      'outside',
    );
    return rows.map(({ id }) => id);
  }
}
