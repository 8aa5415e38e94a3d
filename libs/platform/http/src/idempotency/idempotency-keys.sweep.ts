import { Inject, Injectable } from '@nestjs/common';
import { type CompanyId, Sweep, type SweepStep } from '@partner/kernel';
import { CrossCompanyDatabase, type Database } from '@partner/postgres';
import { rowStep } from '@partner/schema';
import sql from 'sql-template-tag';

/** A key expires 24 hours after it was finished, at the latest 35 s after it was claimed (I3). */
const usefulFor = 24 * 3_600_000 + 35_000;
const batch = 1_000;

/**
 * Deletes idempotency keys and their stored answers after their time, some at a time (I3, §4.17). Nobody depends on it:
 * expiry is judged at reading (I4).
 */
@Injectable()
export class IdempotencyKeysSweep extends Sweep {
  readonly name = 'idempotency-keys';
  readonly group = 'retention';
  // Four times a day: an answer is kept for a day, and should not stay for nearly two.
  override readonly intervalMs = 6 * 3_600_000;

  constructor(@Inject(CrossCompanyDatabase) private readonly database: Database) {
    super();
  }

  async run(now: Date): Promise<number> {
    const before = new Date(now.getTime() - usefulFor);
    let removed = 0;
    for (const company of await this.#companies()) {
      let last = batch;
      while (last === batch) {
        const rows = await this.database.outside(sql`
          delete from idempotency_keys
           where company_id = ${company} and operation in (
             select operation from idempotency_keys where company_id = ${company} and claimed_at < ${before}
              order by claimed_at limit ${batch} for update skip locked)
          returning 1`);
        last = rows.length;
        removed += last;
      }
    }
    return removed;
  }

  preview(now: Date): Promise<SweepStep[]> {
    const before = new Date(now.getTime() - usefulFor);
    const expired = sql`from idempotency_keys where claimed_at < ${before}`;
    return rowStep(this.database, 'delete', 'idempotency_keys', expired);
  }

  /** Those that have keys, by one step through the index each. */
  async #companies(): Promise<CompanyId[]> {
    const rows = await this.database.outside<{ id: CompanyId }>(sql`
      with recursive found as (
        (select company_id as id from idempotency_keys order by company_id limit 1)
        union all
        select (select company_id from idempotency_keys where company_id > found.id order by company_id limit 1)
          from found where found.id is not null)
      select id from found where id is not null`);
    return rows.map(({ id }) => id);
  }
}
