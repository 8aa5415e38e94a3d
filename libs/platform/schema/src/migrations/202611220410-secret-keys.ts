import { Migration } from '@mikro-orm/migrations';

/** Which keys stored secrets are encrypted under (R87): fingerprints, from which no key can be found. */
export class Migration202611220410SecretKeys extends Migration {
  override up(): void {
    this.addSql(`create table secret_keys (
      fingerprint char(32) not null primary key,
      known_since timestamptz(3) not null)`);
  }
}
