import { Migration } from '@mikro-orm/migrations';

/**
 * Stores the lower-case email of a customer in its own column (R25). `lower` is not leakproof, so that row-level
 * security keeps PostgreSQL from using an index on `lower(email)`; a plain column compared with `=` can use one. A
 * trigger fills the column, also for servers of the previous release.
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
