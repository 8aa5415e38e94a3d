import { Migration } from '@mikro-orm/migrations';

/** Where a company's configurator is, and whom it may return to. */
export class Migration202611220120CompanyConfigurator extends Migration {
  override up(): void {
    this.addSql(`alter table companies add column configurator_url text,
      add column configurator_launch_allowlist jsonb`);
  }
}
