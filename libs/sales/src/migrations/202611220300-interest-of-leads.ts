import { Migration } from '@mikro-orm/migrations';

/** What a lead is interested in. */
export class Migration202611220300InterestOfLeads extends Migration {
  override up(): void {
    this.addSql(`alter table leads add column interest text`);
  }
}
