import { Migration } from '@mikro-orm/migrations';

/** Credentials (§5), with only a hash of their secret. */
export class Migration0007Access extends Migration {
  override up(): void {
    this.addSql(`create table credentials (
      company_id char(24) not null,
      id char(24) not null,
      version int not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      type text not null check (type in ('api_key', 'oauth_client')),
      name text not null,
      environment text not null check (environment in ('production', 'sandbox')),
      scopes text[] not null,
      secret_hash char(64) not null,
      revoked_at timestamptz(3),
      primary key (company_id, id))`);
    // The only index that does not start with the company: the credential identifies the company.
    this.addSql(`create unique index credentials_by_id on credentials (id)`);
  }
}
