import { Migration } from '@mikro-orm/migrations';

/** Fingerprints of the keys that encrypt stored secrets (R87). Keys cannot be derived from them. */
export class Migration202611220410SecretKeys extends Migration {
  override up(): void {
    this.addSql(`create table secret_keys (
      fingerprint char(32) not null primary key,
      known_since timestamptz(3) not null)`);
  }
}
