import { Migration } from '@mikro-orm/migrations';
import { fillInBatches } from '@partner/schema';

/** Folds the case of emails for every letter of Unicode (R25, A13). */
export class Migration202611281003FoldedEmails extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    await this.execute(`create or replace function customer_email_lower() returns trigger language plpgsql
      set search_path = pg_catalog, public, pg_temp as $$
      begin
        new.email_lower := fold_case(new.email);
        return new;
      end $$`);
    await fillInBatches(this, {
      table: 'customers',
      set: 'email_lower = fold_case(t.email)',
      where: 'email_lower <> fold_case(email)',
    });
  }
}
