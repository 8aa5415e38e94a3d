import { Migration } from '@mikro-orm/migrations';

/**
 * Function that returns true if entries of a company's audit trail may be deleted: while all its rows are, because it
 * is deleted or moves, and by the owner, who moves them between partitions. A policy of the trail calls it.
 */
export class Migration202611281101CompanyLeaves extends Migration {
  override up(): void {
    this.addSql(`create function company_leaves(company char(24)) returns boolean
      language plpgsql stable set search_path = pg_catalog, public, pg_temp as $$ begin
        return pg_has_role(current_user, (select relowner from pg_class where oid = 'audit_entries'::regclass), 'usage')
          or exists (select from company_deletions d where d.id = company
            and (d.finished_at is null or not exists (select from companies c where c.id = company)))
          or exists (select from company_places p where p.company_id = company and p.state in ('arriving', 'gone'));
      end $$`);
  }
}
