import { type CompanyId, firstIdAt, type Id, hourMs } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql, { empty } from 'sql-template-tag';
import type {
  CredentialUsage,
  HourOfUsage,
  RequestsByStatus,
  RouteUsage,
  Usage,
  UsageCriteria,
  UsageOfCredential,
} from '../application/ports/credential-usage.js';
import type { StatusClass } from '../domain/request/request.js';

interface Row {
  readonly hour: string | null;
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
    const hours = rows.filter(({ hour }) => hour !== null);
    const [requests, credentials] = [byStatus(hours), credentialsOf(rows)];
    return { since: first, requests, hours: hoursOf(hours), credentials, routes: routesOf(rows) };
  }
}

function byStatus(rows: readonly Row[]): RequestsByStatus {
  const counts: Partial<Record<StatusClass, number>> = {};
  for (const { statusClass, requests } of rows) counts[statusClass] = (counts[statusClass] ?? 0) + requests;
  return counts;
}

const hoursOf = (rows: readonly Row[]): HourOfUsage[] =>
  [...Map.groupBy(rows, ({ hour }) => hour!)].map(([hour, its]) => ({ at: timeOf(hour), requests: byStatus(its) }));

const credentialsOf = (rows: readonly Row[]): UsageOfCredential[] =>
  [
    ...Map.groupBy(
      rows.filter(({ credentialId }) => credentialId !== null),
      ({ credentialId }) => credentialId!,
    ),
  ].map(([credentialId, its]) => ({ credentialId, requests: byStatus(its) }));

/** Returns the time of an id, which starts with its seconds in hexadecimal digits. */
const timeOf = (id: string): Date => new Date(Number.parseInt(id.slice(0, 8), 16) * 1_000);

const sum = (rows: readonly Row[], of: (row: Row) => number): number => rows.reduce((total, row) => total + of(row), 0);

function routesOf(rows: readonly Row[]): RouteUsage[] {
  const routes = Map.groupBy(
    rows.filter((row) => row.routeClass !== null),
    ({ routeClass }) => routeClass!,
  );
  return [...routes]
    .map(([routeClass, its]) => {
      const requests = sum(its, (row) => row.requests);
      const failed = sum(its, (row) => (['2xx', '3xx'].includes(row.statusClass) ? 0 : row.requests));
      const averageMs = Math.round((sum(its, (row) => row.durationMs) / requests) * 10) / 10;
      return { routeClass, requests, failed, averageMs };
    })
    .sort((one, other) => other.requests - one.requests);
}
