import { type CompanyId, type ExternalData, dayMs } from '@partner/kernel';
import type { CrossCompanyDatabase } from '@partner/postgres';
import { companyData, type Contexts, type Session } from '@partner/schema';
import sql from 'sql-template-tag';
import type { CompanyDeletions, DeletionCertificate, PendingDeletion } from '../application/ports/company-deletions.js';

/** SQLSTATE of a row that refers to a deleted one: a request wrote it after its table was emptied. */
const stillReferenced = '23503';
const maxAttempts = 3;

/** Deletes companies from all tables that contexts declare, and from data outside of PostgreSQL. */
export class DatabaseCompanyDeletions implements CompanyDeletions {
  /** @param external returns all providers of data outside of PostgreSQL. */
  constructor(
    private readonly database: CrossCompanyDatabase,
    private readonly contexts: Contexts,
    private readonly external: () => readonly ExternalData[],
  ) {}

  async pending(now: Date): Promise<readonly PendingDeletion[]> {
    return this.database.query<PendingDeletion>(
      sql`
      select c.id, false as "isFinished" from companies c where c.deletion_due_at <= ${now}
        and not exists (select from moving_companies m where m.company_id = c.id)
      union select d.id, d.finished_at is not null from company_deletions d where d.finished_at is null
        or d.finished_at > ${new Date(now.getTime() - dayMs)} and not exists (select from companies c where c.id = d.id)
      order by 1`,
      'outside',
    );
  }

  async execute(company: CompanyId, now: Date, goesOn: () => boolean): Promise<DeletionCertificate | undefined> {
    const client = await this.database.dedicated();
    try {
      await companyData.lockCompany(client, company);
      if (!(await begins(client, company, now))) return undefined;
      const removed = (kind: string, count: number): Promise<unknown> => add(client, company, kind, count);
      for (const data of this.external()) await removed(data.kind, await data.remove(company));
      const tables = await companyData.dataOfCompanies(client, this.contexts);
      const which = { company, last: 'companies', goesOn };
      for (let attempt = 1; ; attempt += 1)
        try {
          const isDone = await companyData.deleteRows(client, tables, which, removed);
          if (isDone) await client.query(finished, [company]);
          break;
        } catch (error) {
          if ((error as { code?: string }).code !== stillReferenced || attempt === maxAttempts) throw error;
        }
    } finally {
      await client.end();
    }
    return this.certificateOf(company);
  }

  async certificateOf(company: CompanyId): Promise<DeletionCertificate | undefined> {
    const [found] = await this.database.query<Required<DeletionCertificate>>(
      sql`
      select id, started_at as "startedAt", finished_at as "finishedAt", removed from company_deletions
      where id = ${company}`,
      'outside',
    );
    if (!found) return undefined;
    const { finishedAt, ...certificate } = found;
    return finishedAt === null ? certificate : { ...certificate, finishedAt };
  }
}

const finished = `update company_deletions
  set finished_at = coalesce(finished_at, greatest(started_at, clock_timestamp())) where id = $1`;

/** Creates the certificate of a due deletion. @returns true if the company is to be deleted. */
async function begins(client: Session, company: CompanyId, now: Date): Promise<boolean> {
  await client.query(
    `insert into company_deletions (id, started_at) select id, $2 from companies
        where id = $1 and deletion_due_at <= $2
      on conflict (id) do update set started_at = excluded.started_at, finished_at = null, removed = '{}'
        where company_deletions.finished_at is not null`,
    [company, now],
  );
  const { rows } = await client.query(
    `select from company_deletions d where d.id = $1 and (d.finished_at is null
      or not exists (select from companies c where c.id = d.id))`,
    [company],
  );
  return rows.length > 0;
}

async function add(client: Session, company: CompanyId, kind: string, count: number): Promise<void> {
  if (count === 0) return;
  await client.query(
    `update company_deletions
      set removed = jsonb_set(removed, array[$2], to_jsonb(coalesce((removed ->> $2)::bigint, 0) + $3::bigint))
      where id = $1`,
    [company, kind, count],
  );
}
