import { type CompanyId, conflict, type Id, notFound } from '@partner/kernel';
import sql, { empty } from 'sql-template-tag';
import { type Database, readModels } from '@partner/postgres';
import type { DatabaseUnitOfWork } from '../unit/database-unit-of-work.js';

/** Job as operators see it, without its payload. */
export interface JobSummary {
  readonly id: Id;
  readonly companyId: CompanyId;
  readonly kind: string;
  readonly state: 'pending' | 'dead';
  readonly attempts: number;
  readonly createdAt: Date;
  readonly nextAttemptAt?: Date;
  readonly lastError?: string;
}

export interface JobCriteria extends Partial<readModels.Span> {
  readonly company?: CompanyId;
  readonly dead?: boolean;
}

/** Lists pending and dead jobs, newest first. */
export async function listJobs(
  database: Database,
  { company, dead, limit = 1_000, ...span }: JobCriteria,
): Promise<JobSummary[]> {
  const rows = await database.query<Record<keyof JobSummary, never>>(sql`
    select id, company_id as "companyId", kind, state, attempts, created_at as "createdAt",
      case when state = 'pending' then next_attempt_at end as "nextAttemptAt", last_error as "lastError"
    from outbox_jobs where true ${company ? sql`and company_id = ${company}` : empty}
      ${dead ? sql`and state = 'dead'` : empty} ${readModels.within('id', span)}
    order by id desc limit ${limit}::int`);
  return rows.map(
    (row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as unknown as JobSummary,
  );
}

/**
 * Retries a dead job with a full set of new attempts.
 * @throws DomainError `notFound`; `conflict` if the job is not dead.
 */
export async function retryJob(database: Database, units: DatabaseUnitOfWork, id: Id, now: Date): Promise<JobSummary> {
  return units.transaction(async () => {
    const [job] = await database.query<{ companyId: CompanyId; state: string }>(
      sql`select company_id as "companyId", state from outbox_jobs where id = ${id} for update`,
    );
    if (!job) throw notFound('job');
    if (job.state !== 'dead') throw conflict('changed_meanwhile', `job ${id} is not dead: it is retried automatically`);
    const [retried] = await database.query<JobSummary>(sql`
      update outbox_jobs set state = 'pending', attempts_before = attempts, next_attempt_at = ${now}::timestamptz,
        updated_at = ${now}::timestamptz
      where company_id = ${job.companyId} and id = ${id}
      returning id, company_id as "companyId", kind, state, attempts, created_at as "createdAt",
        next_attempt_at as "nextAttemptAt", last_error as "lastError"`);
    units.notifyWorkers('jobs');
    return retried!;
  });
}
