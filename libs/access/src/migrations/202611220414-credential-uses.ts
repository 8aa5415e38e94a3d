import { Migration } from '@mikro-orm/migrations';

/** When each credential was used last: apart from the credential, which changes seldom and has a version. */
export class Migration202611220414CredentialUses extends Migration {
  override up(): void {
    this.addSql(`create table credential_uses (
      company_id char(24) not null,
      credential_id char(24) not null,
      last_used_at timestamptz(3) not null,
      primary key (company_id, credential_id)) with (fillfactor = 70)`);
  }
}
