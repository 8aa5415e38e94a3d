import { Migration } from '@mikro-orm/migrations';

/** Last use of each credential, separate from the credential, which is versioned and changes rarely. */
export class Migration202611220414CredentialUses extends Migration {
  override up(): void {
    this.addSql(`create table credential_uses (
      company_id char(24) not null,
      credential_id char(24) not null,
      last_used_at timestamptz(3) not null,
      primary key (company_id, credential_id)) with (fillfactor = 70)`);
  }
}
