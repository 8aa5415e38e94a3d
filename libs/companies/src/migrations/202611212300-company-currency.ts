import { Migration } from '@mikro-orm/migrations';

/** Adds the sales currency of a company. */
export class Migration202611212300CompanyCurrency extends Migration {
  override up(): void {
    this.addSql(`alter table companies add column currency text not null default 'usd'`);
  }
}
