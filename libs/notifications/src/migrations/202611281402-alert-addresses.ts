import { Migration } from '@mikro-orm/migrations';

/** Addresses of alerts that were asked to confirm, with the hash of the token in their link (A15). */
export class Migration202611281402AlertAddresses extends Migration {
  override up(): void {
    this.addSql(`create table alert_addresses (
      company_id char(24) not null,
      email text not null,
      token_hash char(64) not null,
      expires_at timestamptz(3) not null,
      confirmed_at timestamptz(3),
      primary key (company_id, email))`);
  }
}
