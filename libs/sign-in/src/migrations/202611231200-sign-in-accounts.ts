import { Migration } from '@mikro-orm/migrations';

/**
 * Adds the account of a link or session. Both end in the same transaction when the membership moves to another account
 * (R34), as do rows of a previous release that have no account.
 */
export class Migration202611231200SignInAccounts extends Migration {
  override up(): void {
    for (const table of ['sign_in_links', 'portal_sessions'])
      this.addSql(`alter table ${table} add column account_id char(24)`);
    this.addSql(`create function end_sign_ins() returns trigger language plpgsql
      set search_path = pg_catalog, public, pg_temp as $$
      begin
        update portal_sessions set ended_at = now()
          where company_id = new.company_id and user_id = new.id and ended_at is null;
        update sign_in_links set used_at = now()
          where company_id = new.company_id and user_id = new.id and used_at is null;
        return null;
      end $$`);
    this.addSql(`create trigger end_sign_ins after update of account_id on users for each row
      when (old.account_id <> new.account_id) execute function end_sign_ins()`);
  }
}
