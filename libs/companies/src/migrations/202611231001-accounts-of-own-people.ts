import { Migration } from '@mikro-orm/migrations';

/**
 * Shows a company the accounts of its own people, and the one whose address it names in the same transaction, as it
 * does before it makes a person its user (R34). In force with the next step of `partner migrate`.
 */
export class Migration202611231001AccountsOfOwnPeople extends Migration {
  override up(): void {
    // Before the conflict with an account that is there: naming its address is enough.
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
