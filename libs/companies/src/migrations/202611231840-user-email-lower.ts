import { Migration } from '@mikro-orm/migrations';

/**
 * The email of a user in lower case, in a column of its own (R25), as customers have it: a plain column compared with
 * `=` may be looked up in an index under row-level security. A trigger keeps it, so that servers of the last release
 * do, too.
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
