import { Migration } from '@mikro-orm/migrations';
import { pendingTallies } from '../upgrade/pending-tallies.js';

/**
 * Creates `pending_tallies` in databases whose migration already counted all rows by day: no company is pending there.
 */
export class Migration202611220740PendingTallies extends Migration {
  override up(): void {
    this.addSql(pendingTallies);
    this.addSql(`do $$ begin
      if to_regprocedure('secure_company_table(oid)') is not null then
        perform secure_company_table('pending_tallies'::regclass);
      end if;
    end $$`);
  }
}
