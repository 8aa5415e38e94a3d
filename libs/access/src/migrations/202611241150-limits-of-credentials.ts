import { Migration } from '@mikro-orm/migrations';

/** Optional limits of a credential, the grace of a rotation, and the reason of a suspension. */
export class Migration202611241150LimitsOfCredentials extends Migration {
  override up(): void {
    this.addSql(`alter table credentials
      add column expires_at timestamptz(3),
      add column allowed_addresses text[],
      add column previous_secret_hash char(64),
      add column previous_secret_until timestamptz(3),
      add column suspension_reason text`);
  }
}
