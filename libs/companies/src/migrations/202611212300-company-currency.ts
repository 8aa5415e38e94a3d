import { Migration } from '@mikro-orm/migrations';

/** The currency that a company sells in. */
export class Migration202611212300CompanyCurrency extends Migration {
  override up(): void {
    this.addSql(`alter table companies add column currency text not null default 'usd'`);
  }
}
