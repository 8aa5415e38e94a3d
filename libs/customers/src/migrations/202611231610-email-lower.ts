import { Migration } from '@mikro-orm/migrations';

/**
 * The email of a customer in lower case, in a column of its own (R25). Row-level security keeps PostgreSQL from looking
 * up `lower(email)` in an index, because `lower` is not leak-proof; a plain column compared with `=` may be looked up.
 * A trigger keeps it, so that servers of the last release do, too.
 */
export class Migration202611231610EmailLower extends Migration {
  override up(): void {
    this.addSql('alter table customers add column email_lower text');
    this.addSql(`create function customer_email_lower() returns trigger language plpgsql
      set search_path = pg_catalog, public, pg_temp as $$
      begin
        new.email_lower := lower(new.email);
        return new;
      end $$`);
    this.addSql(`create trigger customer_email_lower before insert or update of email on customers
      for each row execute function customer_email_lower()`);
  }
}
