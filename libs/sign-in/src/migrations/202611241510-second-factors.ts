import { Migration } from '@mikro-orm/migrations';

/** Tables whose rows belong to an account. */
const accountTables = ['second_factors', 'recovery_codes', 'second_factor_attempts'];

/**
 * Second factors of people: authenticator apps and passkeys, recovery codes and counted attempts, all of an account,
 * and the companies that require one. A company sees only those of its own people. Takes effect with the next step of
 * `partner migrate`.
 */
export class Migration202611241510SecondFactors extends Migration {
  override up(): void {
    this.addSql(`create table second_factors (
      account_id char(24) not null references accounts (id) on delete cascade,
      id char(24) not null,
      kind text not null check (kind in ('totp', 'passkey')),
      name text not null,
      secret text,
      last_step bigint,
      credential_id text,
      public_key bytea,
      counter bigint,
      transports text[],
      created_at timestamptz(3) not null,
      confirmed_at timestamptz(3),
      last_used_at timestamptz(3),
      primary key (account_id, id),
      check (case kind when 'totp' then secret is not null
        else num_nulls(credential_id, public_key, counter, confirmed_at) = 0 end))`);
    this.addSql(`create unique index second_factors_totp on second_factors (account_id) where kind = 'totp'`);
    this.addSql(`create unique index second_factors_credential on second_factors (account_id, credential_id)`);
    this.addSql(`create table recovery_codes (
      account_id char(24) not null references accounts (id) on delete cascade,
      code_hash char(64) not null,
      primary key (account_id, code_hash))`);
    this.addSql(`create table second_factor_attempts (
      account_id char(24) not null primary key references accounts (id) on delete cascade,
      attempts int not null,
      until timestamptz(3) not null)`);
    for (const table of accountTables)
      this.addSql(`create policy own_people on ${table} using (exists (select from users u
        where u.account_id = ${table}.account_id
          and u.company_id = nullif(current_setting('partner.company', true), '')::char(24)))`);

    this.addSql(`create table second_factor_requirements (
      company_id char(24) not null primary key,
      required_at timestamptz(3) not null)`);
    this.addSql(`alter table portal_sessions
      add column second_factor_at timestamptz(3),
      add column passkey_challenge text,
      add column passkey_challenge_until timestamptz(3)`);
  }
}
