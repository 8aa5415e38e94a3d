import { roles } from '@partner/postgres';

/** Rights of servers on tables whose rows do not change, in addition to reading and adding: what an erasure empties. */
const appendOnly: Readonly<Record<string, string>> = {
  audit_entries: '',
  events: ', update (external_references)',
  status_history: ', update (description)',
  webhook_attempts: '',
};

/** Tables from which servers delete rows of one company; elsewhere they mark them as deleted. */
const deletable = `default_domains document_links erased_records idempotency_keys outbox_jobs recovery_codes
  request_bodies sales_lines second_factor_attempts second_factor_requirements second_factors unreferenced_files
  user_locations`.split(/\s+/);

const listed = (names: readonly string[]): string => `(${names.map((name) => `'${name}'`).join(', ')})`;

/** Expression for the rights of servers on the table with the name `plain`. */
export const serverRights = `'select, insert' || case
  ${Object.entries(appendOnly)
    .map(([name, rights]) => `when t.plain = '${name}' then '${rights}'`)
    .join(' ')}
  when t.plain in ${listed(deletable)} then ', update, delete' else ', update' end`;

/**
 * Function that returns true if entries of a company's audit trail may be deleted: while all its rows are, because it
 * is deleted or moves, and by the owner, who moves them between partitions.
 */
export const companyLeaves = `create or replace function company_leaves(company char(24)) returns boolean
  language plpgsql stable set search_path = pg_catalog, public, pg_temp as $$ begin
    return pg_has_role(current_user, (select relowner from pg_class where oid = 'audit_entries'::regclass), 'usage')
      or exists (select from company_deletions d where d.id = company
        and (d.finished_at is null or not exists (select from companies c where c.id = company)))
      or exists (select from company_places p where p.company_id = company and p.state in ('arriving', 'gone'));
  end $$`;

/**
 * Condition that the caller of an owner function may name a company: only if it sees the company's rows without the
 * function, too.
 */
export const mayAccessCompany = `(company = nullif(current_setting('${roles.companySetting}', true), '')::char(24)
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
