import { type Id, type Job, newId } from '@partner/kernel';
import sql from 'sql-template-tag';
import type { CrossCompanyDatabase, WorkerSession } from '@partner/postgres';
import { type Claim, claimStatement, freeStatement, nextDueStatement } from './claim-statement.js';

export type { JobGroup as Lane } from './claim-statement.js';

/** A job that one worker may do until its lease ends. */
export interface LeasedJob extends Job {
  readonly leaseId: Id;
  /** The place in a trace of the work that left it; null when it was not traced (R97). */
  readonly traceparent: string | null;
}

/** How many jobs there are of a kind, by what they wait for. */
export interface JobCount {
  readonly kind: string;
  readonly state: 'pending' | 'dead';
  readonly jobs: number;
}

/**
 * How long a worker may take over an attempt, in milliseconds; then another one may take the job, and at once when the
 * session of the worker ends (E10).
 */
export const leaseMs = 45_000;

/** The jobs of all companies as workers see them: PostgreSQL is the truth about what is to be done (E5). */
export class OutboxJobs {
  /** @param session of the worker that claims; others only count. */
  constructor(
    private readonly database: CrossCompanyDatabase,
    private readonly session: Pick<WorkerSession, 'id'>,
  ) {}

  /** Takes jobs that are due at `now` and that no other worker is at; none while this worker has no session (E10). */
  async claim(which: Omit<Claim, 'lease' | 'worker' | 'until'>): Promise<LeasedJob[]> {
    const worker = this.session.id;
    if (worker === undefined) return [];
    const until = new Date(which.now.getTime() + leaseMs);
    const claim = claimStatement({ ...which, worker, until, lease: newId() });
    const statements = [freeStatement(which.now), claim].map((statement) => ({ company: undefined, statement }));
    const [, claimed] = await this.database.each<LeasedJob>(statements);
    return claimed!;
  }

  /** When there is something to do next; undefined when nothing waits. */
  async nextDue(which: Pick<Claim, 'kinds' | 'busy'>): Promise<Date | undefined> {
    const [next] = await this.database.outside<{ at: Date | null }>(nextDueStatement(which));
    return next?.at ?? undefined;
  }

  /** The job is done. @returns false when its lease was lost: another worker does it again. */
  async done({ companyId, id, leaseId }: LeasedJob): Promise<boolean> {
    const rows = await this.database.outside(
      sql`delete from outbox_jobs where company_id = ${companyId} and id = ${id} and lease_id = ${leaseId} returning 1`,
    );
    return rows.length > 0;
  }

  /**
   * The attempt failed. @param next when the next one is made; there is none when it is undefined, and the job is dead.
   */
  async failed({ companyId, id, leaseId }: LeasedJob, error: string, now: Date, next: Date | undefined): Promise<void> {
    await this.database.outside(sql`
      update outbox_jobs set lease_id = null, worker_id = null, last_error = ${error}, updated_at = ${now}::timestamptz,
        state = ${next ? 'pending' : 'dead'}, next_attempt_at = coalesce(${next ?? null}::timestamptz, next_attempt_at)
      where company_id = ${companyId} and id = ${id} and lease_id = ${leaseId}`);
  }

  /** For the numbers of a process. */
  counts(): Promise<JobCount[]> {
    return this.database.outside<JobCount>(
      sql`select kind, state, count(*)::int as jobs from outbox_jobs group by kind, state`,
    );
  }
}
