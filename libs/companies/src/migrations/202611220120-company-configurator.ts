import { Migration } from '@mikro-orm/migrations';

/** Adds a company's configurator URL and the origins it may return to. */
export class Migration202611220120CompanyConfigurator extends Migration {
  override up(): void {
    this.addSql(`alter table companies add column configurator_url text,
      add column configurator_launch_allowlist jsonb`);
  }
}
