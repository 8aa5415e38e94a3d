import { Migration } from '@mikro-orm/migrations';
import { fillInBatches } from '@partner/schema';

/** Folds the case of the emails of users and accounts for every letter of Unicode (R25, A13). */
export class Migration202611281004FoldedUserEmails extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    await this.execute(`create or replace function user_email_lower() returns trigger language plpgsql
      set search_path = pg_catalog, public, pg_temp as $$
      begin
        new.email_lower := fold_case(new.email);
        return new;
      end $$`);
    await fillInBatches(this, {
      table: 'users',
      set: 'email_lower = fold_case(t.email)',
      where: 'email_lower <> fold_case(email)',
    });
    await this.execute(`with folded as (select id, fold_case(email) as email from accounts)
      update accounts a set email = f.email from folded f where f.id = a.id and f.email <> a.email`);
  }
}
