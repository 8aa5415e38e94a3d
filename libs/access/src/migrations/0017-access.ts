import { Migration } from '@mikro-orm/migrations';

/** Credentials (§5) with their last uses. */
export class Migration0017Access extends Migration {
  override up(): void {
    this.addSql(`create table credentials (
        company_id char(24) not null, id char(24) not null, version int not null, created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null, type text not null, name text not null, environment text not null,
        scopes text[] not null, secret_hash char(64) not null, revoked_at timestamptz(3),
        suspended_at timestamptz(3), expires_at timestamptz(3), allowed_addresses text[], suspension_reason text,
        previous_secrets jsonb not null,
        primary key (company_id, id), check (type in ('api_key', 'oauth_client')),
        check (environment in ('production', 'sandbox')));
      create unique index credentials_by_id on credentials (id)`);

    // Separate from the credential, which is versioned and changes rarely.
    this.addSql(`create table credential_uses (
        company_id char(24) not null, credential_id char(24) not null, last_used_at timestamptz(3) not null,
        feed_seq bigint, feed_read_at timestamptz(3),
        primary key (company_id, credential_id)) with (fillfactor = 70)`);
  }
}
