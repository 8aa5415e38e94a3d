import { type Id, type Job, newId } from '@partner/kernel';
import sql from 'sql-template-tag';
import type { CrossCompanyDatabase, WorkerSession } from '@partner/postgres';
import { type Claim, claimStatement, releaseStatement, nextDueStatement } from './claim-statement.js';

/** Job that one worker may execute until its lease ends. */
export interface LeasedJob extends Job {
  readonly leaseId: Id;
  /** Trace context of the work that added the job; null if it was not traced (R97). */
  readonly traceparent: string | null;
}

export interface JobCount {
  readonly kind: string;
  readonly state: 'pending' | 'dead';
  readonly jobs: number;
}

/**
 * Milliseconds that a worker may take for an attempt. Afterwards, or at once when the worker's session ends, another
 * worker may claim the job (E10).
 */
export const leaseMs = 45_000;

/** Jobs of all companies, as workers see them. PostgreSQL is the single source of truth about pending work (E5). */
export class OutboxJobs {
  /** @param session session of the claiming worker; only `claim` uses it. */
  constructor(
    private readonly database: CrossCompanyDatabase,
    private readonly session: Pick<WorkerSession, 'id'>,
  ) {}

  /**
   * Claims jobs that are due at `now` and not claimed by another worker; none while this worker has no session (E10).
   */
  async claim(which: Omit<Claim, 'lease' | 'worker' | 'until'>): Promise<LeasedJob[]> {
    const worker = this.session.id;
    if (worker === undefined) return [];
    const until = new Date(which.now.getTime() + leaseMs);
    const claim = claimStatement({ ...which, worker, until, lease: newId() });
    const statements = [releaseStatement(which.now), claim].map((statement) => ({ company: undefined, statement }));
    const [, claimed] = await this.database.each<LeasedJob>(statements);
    return claimed!;
  }

  /** Returns the time at which the next job is due; undefined if none is pending. */
  async nextDue(which: Pick<Claim, 'kinds' | 'busy'>): Promise<Date | undefined> {
    const [next] = await this.database.outside<{ at: Date | null }>(nextDueStatement(which));
    return next?.at ?? undefined;
  }

  /** Completes a job. @returns false if the lease was lost: another worker will repeat the job. */
  async complete({ companyId, id, leaseId }: LeasedJob): Promise<boolean> {
    const rows = await this.database.outside(
      sql`delete from outbox_jobs where company_id = ${companyId} and id = ${id} and lease_id = ${leaseId} returning 1`,
    );
    return rows.length > 0;
  }

  /**
   * Records a failed attempt. @param next time of the next attempt; undefined if there is none, which makes the job
   * dead.
   */
  async fail({ companyId, id, leaseId }: LeasedJob, error: string, now: Date, next: Date | undefined): Promise<void> {
    await this.database.outside(sql`
      update outbox_jobs set lease_id = null, worker_id = null, last_error = ${error}, updated_at = ${now}::timestamptz,
        state = ${next ? 'pending' : 'dead'}, next_attempt_at = coalesce(${next ?? null}::timestamptz, next_attempt_at)
      where company_id = ${companyId} and id = ${id} and lease_id = ${leaseId}`);
  }

  counts(): Promise<JobCount[]> {
    return this.database.outside<JobCount>(
      sql`select kind, state, count(*)::int as jobs from outbox_jobs group by kind, state`,
    );
  }
}
