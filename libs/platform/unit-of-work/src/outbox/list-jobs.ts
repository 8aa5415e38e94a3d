import { type CompanyId, conflict, type Id, notFound } from '@partner/kernel';
import { type Database, type IdSpan, within } from '@partner/postgres';
import sql, { empty } from 'sql-template-tag';
import type { DatabaseUnitOfWork } from '../unit/database-unit-of-work.js';

/** Job as operators see it, without its payload. */
export interface JobSummary {
  readonly id: Id;
  readonly companyId: CompanyId;
  readonly kind: string;
  /** `dead` if the job gave up. */
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

/** Lists pending jobs and those that gave up, newest first. */
export async function listJobs(
  database: Database,
  { company, dead, limit = 1_000, ...span }: JobCriteria,
): Promise<JobSummary[]> {
  const rows = await database.query<Record<keyof JobSummary, never>>(sql`
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
export async function retryJob(database: Database, units: DatabaseUnitOfWork, id: Id, now: Date): Promise<JobSummary> {
  return units.transaction(async () => {
    const [retried] = await database.query<JobSummary>(sql`
      update outbox_jobs set gave_up_at = null, attempts = 0, key = null, next_attempt_at = ${now}::timestamptz
      where id = ${id} and gave_up_at is not null returning ${summary}`);
    if (!retried) {
      const known = await database.query(sql`select from outbox_jobs where id = ${id}`);
      if (known.length === 0) throw notFound('job');
      throw conflict('changed_meanwhile', `job ${id} is not dead: it is retried automatically`);
    }
    units.notifyWorkers('jobs');
    return retried;
  });
}
