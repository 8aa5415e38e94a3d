import { Migration } from '@mikro-orm/migrations';

/**
 * Row-level security for accounts: a company sees the accounts of its own users, and the account whose address it named
 * in the same transaction, as it does before it creates a user (R34). Takes effect with the next step of `partner
 * migrate`.
 */
export class Migration202611231001AccountsOfOwnPeople extends Migration {
  override up(): void {
    // Runs before a conflict with an existing account is detected, so naming the address is sufficient.
    this.addSql(`create function name_account() returns trigger language plpgsql
      set search_path = pg_catalog, public, pg_temp as $$
      begin
        perform set_config('partner.email', new.email, true);
        return new;
      end $$`);
    this.addSql(`create trigger accounts_named before insert on accounts for each row execute function name_account()`);
    this.addSql(`create policy own_people on accounts using (email = current_setting('partner.email', true)
      or exists (select from users u where u.account_id = accounts.id
        and u.company_id = nullif(current_setting('partner.company', true), '')::char(24)))`);
  }
}
