import { Migration } from '@mikro-orm/migrations';
import { pendingTallies } from '../upgrade/pending-tallies.js';

/** For databases whose counters by day were counted by their migration: none of their companies is pending. */
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
