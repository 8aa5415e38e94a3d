import { Migration } from '@mikro-orm/migrations';

/**
 * Adds a column with the lower-case email of users (R25), as for customers. Under row-level security, an index can
 * serve `=` on a plain column. A trigger fills the column, so that writes of the previous release do as well.
 */
export class Migration202611231840UserEmailLower extends Migration {
  override up(): void {
    this.addSql('alter table users add column email_lower text');
    this.addSql(`create function user_email_lower() returns trigger language plpgsql
      set search_path = pg_catalog, public, pg_temp as $$
      begin
        new.email_lower := lower(new.email);
        return new;
      end $$`);
    this.addSql(`create trigger user_email_lower before insert or update of email on users
      for each row execute function user_email_lower()`);
  }
}
