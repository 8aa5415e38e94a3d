import { type CrossCompanyDatabase, statementTemplate, WorkScope } from '@partner/postgres';
import sql from 'sql-template-tag';
import type {
  DeprecatedUseCount,
  LoggedRequest,
  RequestCount,
  RequestStore,
} from '../application/ports/request-store.js';

/**
 * One statement for any number of rows. Counts are sorted, so that two processes cannot deadlock. Requests that came
 * before the end of a customer's erasure may be written after it (R110).
 */
const insertStatement = statementTemplate(
  (requests: string, counts: string) => sql`with given as materialized (select r.*, exists (select 1 from customers c
          where c.company_id = r."companyId" and c.erased_at is not null
            and coalesce(c.erased_until, c.erased_at) >= to_timestamp(r.at / 1000.0)) as "isErased"
        from json_to_recordset(${requests}::json) as r(
        "companyId" char(24), id char(24), at double precision, "credentialId" char(24), "requestId" text, method text,
        route text, "routeClass" text, status smallint, "durationMs" real, "errorCode" text, "sampleRate" smallint,
        url text, agent text, tool text, address text, bytes bigint, "errorMessage" text, "errorField" text,
        "requestBody" text, "responseBody" text) where not exists (select from moving_companies m
          where m.company_id = r."companyId" and m.is_elsewhere)),
    kept as (insert into request_bodies (company_id, id, request, response)
      select r."companyId", r.id, r."requestBody", r."responseBody" from given r
      where coalesce(r."requestBody", r."responseBody") is not null and not r."isErased"
        and exists (select 1 from request_body_keepers k where k.company_id = r."companyId" and r.id >= k.first_id)),
    logged as (
      insert into request_log (company_id, id, at, credential_id, request_id, method, route, route_class, status,
        duration_ms, error_code, sample_rate, url, agent, tool, address, bytes, error_message, error_field)
      select r."companyId", r.id, to_timestamp(r.at / 1000.0), r."credentialId", r."requestId", r.method, r.route,
        r."routeClass", r.status, r."durationMs", r."errorCode", r."sampleRate",
        case when r."isErased" then split_part(r.url, '?', 1) else r.url end, r.agent, r.tool, r.address, r.bytes,
        case when not r."isErased" then r."errorMessage" end, r."errorField"
      from given r)
    insert into request_counts as c
      (company_id, credential_id, hour_id, route_class, status_class, requests, duration_ms)
    select k."companyId", k."credentialId", k."hourId", k."routeClass", k."statusClass", k.requests, k."durationMs"
      from json_to_recordset(${counts}::json) as k("companyId" char(24), "credentialId" char(24), "hourId" char(24),
        "routeClass" text, "statusClass" text, requests bigint, "durationMs" double precision)
      where not exists (select from moving_companies m where m.company_id = k."companyId" and m.is_elsewhere)
      order by 1, 2, 3, 4, 5
    on conflict (company_id, credential_id, hour_id, route_class, status_class) do update
      set requests = c.requests + excluded.requests, duration_ms = c.duration_ms + excluded.duration_ms`,
);

const insertDeprecatedUses = statementTemplate(
  (counts: string) => sql`insert into deprecated_uses as d
      (company_id, credential_id, day_id, route, kind, name, uses)
    select k."companyId", k."credentialId", k."dayId", k.route, k.kind, k.name, k.uses
      from json_to_recordset(${counts}::json) as k("companyId" char(24), "credentialId" char(24), "dayId" char(24),
        route text, kind text, name text, uses bigint)
      where not exists (select from moving_companies m where m.company_id = k."companyId" and m.is_elsewhere)
      order by 1, 2, 3, 4, 5, 6
    on conflict (company_id, credential_id, day_id, route, kind, name) do update set uses = d.uses + excluded.uses`,
);

/** Request log in PostgreSQL, written for all companies together. */
export class DatabaseRequestStore implements RequestStore {
  constructor(private readonly database: CrossCompanyDatabase) {}

  async write(requests: readonly LoggedRequest[], counts: readonly RequestCount[]): Promise<void> {
    // Runs outside any request, so that no request's deadline can cancel it.
    await new WorkScope().run(() =>
      this.database.query(insertStatement(JSON.stringify(requests), JSON.stringify(counts)), 'outside'),
    );
  }

  async writeDeprecatedUses(counts: readonly DeprecatedUseCount[]): Promise<void> {
    await new WorkScope().run(() => this.database.query(insertDeprecatedUses(JSON.stringify(counts)), 'outside'));
  }
}
