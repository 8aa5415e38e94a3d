import { Clock, type CompanyId, type Id } from '@partner/kernel';
import { Database, type IdSpan, within } from '@partner/postgres';
import sql, { empty } from 'sql-template-tag';
import { type ListOptions, printList, withListOptions } from './list-options.js';
import type { Register } from './register.js';
import { withoutNulls } from '../support/without-nulls.js';

interface Criteria {
  readonly company: CompanyId;
  readonly resource?: Id;
  readonly credential?: Id;
  readonly request?: string;
}

const defaultDays = 30;

/** `partner audit`: prints the audit trail (W17). */
export const register: Register = (audit, cli) => {
  audit
    .requiredOption('--company <id>', 'company whose changes are listed')
    .option('--resource <id>', 'only changes to this record')
    .option('--credential <id>', 'only changes by this credential')
    .option('--request <id>', 'only changes by the request with this X-Request-Id', String);
  withListOptions(audit, `${defaultDays} days ago`).action((options: Criteria & ListOptions) => {
    return printList(cli, options, (application, span) => {
      const defaultSince = new Date(application.get(Clock).now().getTime() - defaultDays * 86_400_000);
      return auditLines(application.get(Database), options, { ...span, since: span.since ?? defaultSince });
    });
  });
};

/** Returns audit trail entries, newest first. Secrets are never written to the audit trail. */
async function auditLines(
  database: Database,
  { company, resource, credential, request }: Criteria,
  { limit, ...span }: IdSpan,
): Promise<{ cursor: Id; line: object }[]> {
  const rows = await database.query<{ id: Id }>(sql`
    select id, at, action, actor_kind as "actorKind", actor_id as "actorId", actor_name as "actorName",
      request_id as "requestId", resource_type as "resourceType", resource_id as "resourceId",
      resource_version as "resourceVersion", changes
    from audit_entries where company_id = ${company} ${within('id', span)}
      ${resource === undefined ? empty : sql`and resource_id = ${resource}`}
      ${credential === undefined ? empty : sql`and actor_id = ${credential}`}
      ${request === undefined ? empty : sql`and request_id = ${request}`}
    order by id desc limit ${limit}::int`);
  return rows.map(({ id: cursor, ...line }) => ({ cursor, line: withoutNulls(line) }));
}
