import { companySetting, roles } from '@partner/postgres';

/** Rights of servers on tables whose rows do not change, in addition to reading and adding: what an erasure empties. */
const appendOnly: Readonly<Record<string, string>> = {
  audit_entries: '',
  events: 'external_references',
  status_history: 'description',
  webhook_attempts: 'response, response_headers, error',
};

/** Tables from which servers delete rows of one company; elsewhere they mark them as deleted. */
const deletable =
  `alert_addresses default_domains document_links erased_records idempotency_keys outbox_jobs recovery_codes
  request_bodies sales_lines sandboxes second_factor_attempts second_factor_requirements second_factors
  unreferenced_files user_locations`.split(/\s+/);

const listed = (names: readonly string[]): string => `(${names.map((name) => `'${name}'`).join(', ')})`;

/** Expression for the rights of servers on the table with the name `plain`. */
export const serverRights = `'select, insert' || case
  ${Object.entries(appendOnly)
    .map(([name, columns]) => `when t.plain = '${name}' then '${columns && `, update (${columns})`}'`)
    .join(' ')}
  when t.plain in ${listed(deletable)} then ', update, delete' else ', update' end`;

/**
 * Condition that the caller of an owner function may name a company: only if it sees the company's rows without the
 * function, too.
 */
export const mayAccessCompany = `(company = nullif(current_setting('${companySetting}', true), '')::char(24)
  or current_setting('role') = '${roles.crossCompany}'
  or current_setting('role') = 'none' and pg_has_role(session_user, current_user, 'usage'))`;

/**
 * Function by which an erasure masks fields of the audit trail, which servers cannot change otherwise.
 * @returns a row for each changed entry.
 */
export const maskAuditEntries = `create or replace function mask_audit_entries(company char(24), kinds text[],
    ids char(24)[], fields text[]) returns setof int
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
    update audit_entries t set changes = (select jsonb_object_agg(c.key, case when c.key = any(fields)
        then '["…", "…"]'::jsonb else c.value end) from jsonb_each(t.changes) c)
      from unnest(kinds, ids) r (kind, id)
      where ${mayAccessCompany} and t.company_id = company and t.resource_type = r.kind and t.resource_id = r.id
        and exists (select from jsonb_each(t.changes) c where c.key = any(fields) and c.value <> '["…", "…"]'::jsonb)
      returning 1 $$`;
