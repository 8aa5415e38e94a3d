import { type CompanyId, creationTime, firstIdAt, type Id, hourMs } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql, { empty } from 'sql-template-tag';
import type {
  CredentialUsage,
  RequestsByStatus,
  RouteUsage,
  Usage,
  UsageCriteria,
} from '../application/ports/credential-usage.js';
import type { StatusClass } from '../domain/request/request.js';

interface Row {
  readonly hour: Id | null;
  readonly routeClass: string | null;
  readonly credentialId: Id | null;
  readonly statusClass: StatusClass;
  readonly requests: number;
  readonly durationMs: number;
}

export class DatabaseCredentialUsage implements CredentialUsage {
  constructor(private readonly database: Database) {}

  async of(company: CompanyId, { credentialId, since }: UsageCriteria): Promise<Usage> {
    const first = new Date(Math.floor(since.getTime() / hourMs) * hourMs);
    const rows = await this.database.query<Row>(sql`
      select c.hour_id as hour, c.route_class as "routeClass", c.credential_id as "credentialId",
        c.status_class as "statusClass",
        sum(c.requests)::float8 as requests, sum(c.duration_ms) as "durationMs"
      from request_counts c where c.company_id = ${company} and c.hour_id >= ${firstIdAt(first)}
        ${credentialId ? sql`and c.credential_id = ${credentialId}` : empty}
      group by grouping sets ((c.hour_id, c.status_class), (c.route_class, c.status_class),
        (c.credential_id, c.status_class))
      order by c.hour_id, c.route_class, c.credential_id`);
    const hours = groupsOf(rows, ({ hour }) => hour);
    return {
      since: first,
      requests: byStatus(hours.flatMap(([, its]) => its)),
      hours: hours.map(([hour, its]) => ({ at: creationTime(hour), requests: byStatus(its) })),
      credentials: groupsOf(rows, (row) => row.credentialId).map(([id, its]) => ({
        credentialId: id,
        requests: byStatus(its),
      })),
      routes: groupsOf(rows, ({ routeClass }) => routeClass)
        .map(routeOf)
        .sort((one, other) => other.requests - one.requests),
    };
  }
}

/** Groups the rows that have this value, in their order. */
const groupsOf = <Value>(rows: readonly Row[], valueOf: (row: Row) => Value | null): [Value, Row[]][] =>
  [...Map.groupBy(rows, valueOf)].flatMap(([value, its]) => (value === null ? [] : [[value, its]]));

function byStatus(rows: readonly Row[]): RequestsByStatus {
  const counts: Partial<Record<StatusClass, number>> = {};
  for (const { statusClass, requests } of rows) counts[statusClass] = (counts[statusClass] ?? 0) + requests;
  return counts;
}

const sum = (rows: readonly Row[], of: (row: Row) => number): number => rows.reduce((total, row) => total + of(row), 0);

function routeOf([routeClass, its]: [string, Row[]]): RouteUsage {
  const requests = sum(its, (row) => row.requests);
  const failed = sum(its, (row) => (['2xx', '3xx'].includes(row.statusClass) ? 0 : row.requests));
  const averageMs = Math.round((sum(its, (row) => row.durationMs) / requests) * 10) / 10;
  return { routeClass, requests, failed, averageMs };
}
