import { type CompanyId, conflict, type Id, type Job, notFound } from '@partner/kernel';
import { type CrossCompanyDatabase, type IdSpan, within } from '@partner/postgres';
import sql, { empty } from 'sql-template-tag';
import type { DatabaseUnitOfWork } from './database-unit-of-work.js';

export interface BegunJob extends Job {
  /** Trace context of the work that added the job; null if it was not traced (R97). */
  readonly traceparent: string | null;
}

/** Job that is due, without its content. */
export interface DueJob {
  readonly id: Id;
  readonly kind: string;
  readonly nextAttemptAt: Date;
  /** Number of older jobs of its company, counted to 100. */
  readonly ahead: number;
}

export interface JobCount {
  readonly kind: string;
  readonly state: 'pending' | 'dead';
  readonly jobs: number;
}

/** Job as operators see it, without its payload. */
export interface JobSummary {
  readonly id: Id;
  readonly companyId: CompanyId;
  readonly kind: string;
  readonly state: 'pending' | 'dead';
  readonly attempts: number;
  readonly createdAt: Date;
  readonly nextAttemptAt?: Date;
  readonly gaveUpAt?: Date;
  readonly lastError?: string;
}

export interface JobCriteria extends Partial<IdSpan> {
  readonly company?: CompanyId;
  readonly dead?: boolean;
}

const summary = sql`id, company_id as "companyId", kind, case when gave_up_at is null then 'pending' else 'dead' end
  as state, attempts, created_at as "createdAt", case when gave_up_at is null then next_attempt_at end
  as "nextAttemptAt", gave_up_at as "gaveUpAt", last_error as "lastError"`;

/**
 * Milliseconds after which an attempt has ended. A company that moves to another cell waits for running attempts until
 * then.
 */
const longestAttemptMs = 45_000;

const longestPage = 1_000;

/** Jobs of all companies, as workers see them. The outbox is the truth about pending work (E5). */
export class OutboxJobs {
  constructor(private readonly database: CrossCompanyDatabase) {}

  /**
   * Returns at most 1,000 jobs of these kinds that became due between two times, longest due first. Those of a company
   * that moves to another cell wait.
   */
  due(kinds: readonly string[], from: Date, to: Date): Promise<DueJob[]> {
    return this.database.query<DueJob>(
      sql`
      select j.id, j.kind, j.next_attempt_at as "nextAttemptAt", (select count(*)::int from (
        select from outbox_jobs o where o.company_id = j.company_id and o.id < j.id and o.gave_up_at is null
        limit 100) o) as ahead
      from outbox_jobs j where j.gave_up_at is null and j.kind = any(${kinds}::text[])
        and j.next_attempt_at between ${from}::timestamptz and ${to}::timestamptz
        and not exists (select from moving_companies m where m.company_id = j.company_id)
      order by j.next_attempt_at limit ${longestPage}::int`,
      'outside',
    );
  }

  /**
   * Begins an attempt, and counts it at once, so that an attempt which kills its worker counts, too.
   * @returns undefined if the job was completed or has given up; `away` while its company moves to another cell.
   */
  async begin(id: string, now: Date): Promise<BegunJob | 'away' | undefined> {
    const [job] = await this.database.query<{ isHere: boolean } & BegunJob>(
      sql`
      with found as materialized (
        select j.company_id, j.id, not exists (select from moving_companies m where m.company_id = j.company_id) as here
        from outbox_jobs j where j.id = ${id} and j.gave_up_at is null),
      begun as (
        update outbox_jobs j
        set attempts = j.attempts + 1, running_until = ${new Date(now.getTime() + longestAttemptMs)}::timestamptz
        from found f where j.company_id = f.company_id and j.id = f.id and f.here returning j.*)
      select f.here as "isHere", f.company_id as "companyId", f.id, b.kind, b.payload, b.created_at as "createdAt",
        b.traceparent, b.attempts as attempt
      from found f left join begun b on b.id = f.id`,
      'outside',
    );
    return job?.isHere === false ? 'away' : job;
  }

  async complete({ companyId, id }: BegunJob): Promise<void> {
    await this.database.query(sql`delete from outbox_jobs where company_id = ${companyId} and id = ${id}`, 'outside');
  }

  /** Records a failed attempt. @param next time of the next attempt; undefined if there is none: the job gives up. */
  async fail({ companyId, id }: BegunJob, error: string, now: Date, next: Date | undefined): Promise<void> {
    await this.database.query(
      sql`
      update outbox_jobs set running_until = null, last_error = ${error},
        next_attempt_at = coalesce(${next ?? null}::timestamptz, next_attempt_at),
        gave_up_at = ${next ? null : now}::timestamptz
      where company_id = ${companyId} and id = ${id}`,
      'outside',
    );
  }

  counts(): Promise<JobCount[]> {
    return this.database.query<JobCount>(
      sql`
      select kind, case when gave_up_at is null then 'pending' else 'dead' end as state, count(*)::int as jobs
      from outbox_jobs group by 1, 2`,
      'outside',
    );
  }

  async list({ company, dead, limit = 1_000, ...span }: JobCriteria = {}): Promise<JobSummary[]> {
    const rows = await this.database.query<Record<keyof JobSummary, never>>(sql`
      select ${summary} from outbox_jobs where true ${company ? sql`and company_id = ${company}` : empty}
        ${dead ? sql`and gave_up_at is not null` : empty} ${within('id', span)}
      order by id desc limit ${limit}::int`);
    return rows.map(
      (row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as unknown as JobSummary,
    );
  }

  /**
   * Retries a job that gave up, with a full set of new attempts.
   * @throws DomainError `notFound`; `conflict` if the job did not give up.
   */
  async retry(units: DatabaseUnitOfWork, id: Id, now: Date): Promise<JobSummary> {
    return units.transaction(async () => {
      const [retried] = await this.database.query<JobSummary>(sql`
        update outbox_jobs set gave_up_at = null, attempts = 0, key = null, next_attempt_at = ${now}::timestamptz
        where id = ${id} and gave_up_at is not null returning ${summary}`);
      if (!retried) {
        const known = await this.database.query(sql`select from outbox_jobs where id = ${id}`);
        if (known.length === 0) throw notFound('job');
        throw conflict('changed_meanwhile', `job ${id} is not dead: it is retried automatically`);
      }
      units.notifyWorkers('jobs');
      return retried;
    });
  }
}
