import { type Id, invalid } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import type { Contexts } from '@partner/schema';
import sql, { raw } from 'sql-template-tag';
import { withoutNulls } from './without-nulls.js';

/** Columns with secrets, their hashes, or derived search text. */
const hidden = /secret|token|password|hash$|^search_text$/;

/** Tables that are not named as the kind plus `s`. */
const irregular: Readonly<Record<string, string>> = {
  company: 'companies',
  delivery: 'deliveries',
  state_legal: 'state_legal',
};

/** Maximum number of history entries and of changes. */
const maxEntries = 20;

/**
 * Returns a stored record without its secrets, with its latest history and changes. `isTruncated` tells that older ones
 * were omitted.
 */
export async function recordSheet(database: Database, contexts: Contexts, kind: string, id: Id) {
  const type = kind.replaceAll('-', '_');
  const table = await tableOf(database, contexts, type);
  const ownIdIsCompany = type === 'company';
  const [found] = ownIdIsCompany
    ? await database.query<{ record: object }>(sql`select to_jsonb(t) as record from companies t where id = ${id}`)
    : // Looked up per company: every key starts with the company, and no index has the id alone.
      await database.query<{ record: object }>(sql`
        select found.record from companies c cross join lateral (
          select to_jsonb(t) as record from ${raw(`"${table}"`)} t where t.company_id = c.id and t.id = ${id}) found
         limit 1`);
  if (!found) return undefined;
  const record = Object.fromEntries(Object.entries(found.record).filter(([name]) => !hidden.test(name)));
  const company = (record['company_id'] ?? id) as string;
  const history = await database.query<object>(sql`
    select status, previous_status as "previousStatus", description, changed_at as "changedAt", actor_name as actor
      from status_history where company_id = ${company} and resource_type = ${type} and resource_id = ${id}
     order by changed_at desc, id desc limit ${maxEntries + 1}`);
  const changes = await database.query<object>(sql`
    select at, action, actor_name as actor, request_id as "requestId", resource_version as version
      from audit_entries where company_id = ${company} and resource_type = ${type} and resource_id = ${id}
     order by at desc, id desc limit ${maxEntries + 1}`);
  return {
    kind: type,
    ...withoutNulls(record),
    history: history.slice(0, maxEntries).map(withoutNulls),
    changes: changes.slice(0, maxEntries).map(withoutNulls),
    ...((history.length > maxEntries || changes.length > maxEntries) && { isTruncated: true }),
  };
}

/** @throws DomainError `invalid` listing the known kinds. */
async function tableOf(database: Database, { resources }: Contexts, type: string): Promise<string> {
  const kinds = [...resources.keys()];
  const table = irregular[type] ?? `${type}s`;
  const [known] = kinds.includes(type)
    ? await database.query<{ there: boolean }>(sql`select to_regclass(${table}) is not null as there`)
    : [];
  if (known?.there) return table;
  throw invalid(`the kind must be one of ${kinds.sort().join(', ')}, not "${type}"`);
}
