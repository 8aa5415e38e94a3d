import { type CompanyId, firstIdAt, type Id } from '@partner/kernel';
import type { Database } from '@partner/persistence';
import sql, { empty } from 'sql-template-tag';
import { withoutNulls } from './without-nulls.js';

/** What of the audit trail is asked for. */
export interface AuditCriteria {
  readonly company: CompanyId;
  readonly since: Date;
  readonly resource?: Id;
  readonly credential?: Id;
  readonly request?: string;
}

/** Entries of the audit trail, the oldest first, at most 1,000. What is secret in them was never written there. */
export async function auditLines(database: Database, criteria: AuditCriteria): Promise<object[]> {
  const { company, since, resource, credential, request } = criteria;
  const rows = await database.query<object>(sql`
    select at, action, actor_kind as "actorKind", actor_id as "actorId", actor_name as "actorName",
      request_id as "requestId", resource_type as "resourceType", resource_id as "resourceId",
      resource_version as "resourceVersion", changes
    from audit_entries where company_id = ${company} and id >= ${firstIdAt(since)}
      ${resource === undefined ? empty : sql`and resource_id = ${resource}`}
      ${credential === undefined ? empty : sql`and actor_id = ${credential}`}
      ${request === undefined ? empty : sql`and request_id = ${request}`}
    order by id limit 1000`);
  return rows.map(withoutNulls);
}
