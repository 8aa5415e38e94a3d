import type { CompanyId, Id } from '@partner/kernel';
import { type Database, readModels } from '@partner/postgres';
import sql, { empty } from 'sql-template-tag';
import { withoutNulls } from './without-nulls.js';

/** Filter of audit trail entries. */
export interface AuditCriteria extends readModels.Span {
  readonly company: CompanyId;
  readonly resource?: Id;
  readonly credential?: Id;
  readonly request?: string;
}

/** An audit trail entry and its cursor, the id that the list is ordered by. */
export interface AuditLine {
  readonly cursor: Id;
  readonly line: object;
}

/** Returns audit trail entries, newest first. Secrets are never written to the audit trail. */
export async function auditLines(database: Database, criteria: AuditCriteria): Promise<AuditLine[]> {
  const { company, resource, credential, request, limit, ...span } = criteria;
  const rows = await database.query<{ id: Id }>(sql`
    select id, at, action, actor_kind as "actorKind", actor_id as "actorId", actor_name as "actorName",
      request_id as "requestId", resource_type as "resourceType", resource_id as "resourceId",
      resource_version as "resourceVersion", changes
    from audit_entries where company_id = ${company} ${readModels.within('id', span)}
      ${resource === undefined ? empty : sql`and resource_id = ${resource}`}
      ${credential === undefined ? empty : sql`and actor_id = ${credential}`}
      ${request === undefined ? empty : sql`and request_id = ${request}`}
    order by id desc limit ${limit}::int`);
  return rows.map(({ id: cursor, ...line }) => ({ cursor, line: withoutNulls(line) }));
}
