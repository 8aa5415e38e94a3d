import { type CompanyId, firstIdAt, type Id } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';
import type {
  ErrorCount,
  FailureGroup,
  PeakOfCredential,
  RequestHealth,
  RequestPace,
} from '../application/ports/request-health.js';

const maxFailures = 5_000;
const maxPaced = 20_000;
const maxGroups = 20;

/** Newest requests, read from an index. */
const newest = (company: CompanyId, since: Date, where: Sql, limit: number): Sql => sql`
  walked as materialized (select * from request_log t where t.company_id = ${company} and t.id >= ${firstIdAt(since)}
    and ${where} order by t.id desc limit ${limit}::int)`;

const ofCredential = (id: Id | undefined): Sql => (id ? sql`t.credential_id = ${id}` : sql`true`);

export class DatabaseRequestHealth implements RequestHealth {
  constructor(private readonly database: Database) {}

  failures(company: CompanyId, since: Date): Promise<FailureGroup[]> {
    return this.database.query<FailureGroup>(sql`with ${newest(company, since, sql`t.status >= 400`, maxFailures)}
      select t.method, t.route, t.status, t.error_code as code, t.error_field as field,
        sum(t.sample_rate)::int as requests, max(t.at) as at,
        (array_agg(t.request_id order by t.id desc))[1] as "requestId",
        (array_agg(t.error_message order by t.id desc))[1] as message
      from walked t group by t.method, t.route, t.status, t.error_code, t.error_field
      order by requests desc, max(t.id) desc limit ${maxGroups}::int`);
  }

  errors(company: CompanyId, since: Date, credentialId?: Id): Promise<ErrorCount[]> {
    const failed = sql`t.status >= 400 and ${ofCredential(credentialId)}`;
    return this.database.query<ErrorCount>(sql`with ${newest(company, since, failed, maxFailures)}
      select t.status, t.error_code as code, sum(t.sample_rate)::int as requests from walked t
      group by t.status, t.error_code order by requests desc, t.status, code limit ${maxGroups}::int`);
  }

  peaks(company: CompanyId, since: Date): Promise<PeakOfCredential[]> {
    return this.database.query<PeakOfCredential>(sql`with ${newest(company, since, sql`true`, maxPaced)}
      select m.credential_id as "credentialId", max(m.requests) as "peakPerMinute" from (
        select t.credential_id, sum(t.sample_rate)::int as requests from walked t
        group by t.credential_id, date_trunc('minute', t.at)) m
      group by m.credential_id`);
  }

  async pace(company: CompanyId, since: Date, credentialId?: Id): Promise<RequestPace> {
    const [row] = await this.database
      .query<RequestPace>(sql`with ${newest(company, since, ofCredential(credentialId), maxPaced)}
      select coalesce(sum(t.sample_rate), 0)::int as requests,
        coalesce((select max(m.requests) from (select sum(w.sample_rate)::int as requests from walked w
          group by date_trunc('minute', w.at)) m), 0) as "peakPerMinute",
        round(percentile_cont(0.5) within group (order by t.duration_ms)::numeric, 1)::float8 as p50,
        round(percentile_cont(0.95) within group (order by t.duration_ms)::numeric, 1)::float8 as p95
      from walked t`);
    return row!;
  }
}
