import { Migration } from '@mikro-orm/migrations';

/** Sign-in links (R90), sessions (R91) and second factors of the portal. */
export class Migration0016SignIn extends Migration {
  override up(): void {
    this.addSql(`create table sign_in_links (
        company_id char(24) not null, id char(24) not null, user_id char(24) not null, token_hash char(64) not null,
        created_at timestamptz(3) not null, expires_at timestamptz(3) not null, used_at timestamptz(3),
        account_id char(24),
        primary key (company_id, id), foreign key (company_id, user_id) references users);
      create unique index sign_in_links_by_token on sign_in_links (token_hash);
      create index sign_in_links_expiry on sign_in_links (company_id, expires_at)`);

    this.addSql(`create table portal_sessions (
        company_id char(24) not null, id char(24) not null, user_id char(24) not null, token_hash char(64) not null,
        user_agent text, created_at timestamptz(3) not null, seen_at timestamptz(3) not null,
        idle_until timestamptz(3) not null, expires_at timestamptz(3) not null, ended_at timestamptz(3),
        account_id char(24), second_factor_at timestamptz(3), passkey_challenge text,
        passkey_challenge_until timestamptz(3),
        primary key (company_id, id), foreign key (company_id, user_id) references users);
      create unique index portal_sessions_by_token on portal_sessions (token_hash);
      create index portal_sessions_of_user on portal_sessions (company_id, user_id);
      create index portal_sessions_expiry on portal_sessions (company_id, expires_at)`);

    this.addSql(`create table second_factors (
        account_id char(24) not null, id char(24) not null, kind text not null, name text not null, secret text,
        last_step bigint, credential_id text, public_key bytea, counter bigint, transports text[],
        created_at timestamptz(3) not null, confirmed_at timestamptz(3), last_used_at timestamptz(3),
        primary key (account_id, id), check (kind in ('totp', 'passkey')),
        check (case kind when 'totp' then secret is not null
          else num_nulls(credential_id, public_key, counter, confirmed_at) = 0 end),
        foreign key (account_id) references accounts on delete cascade);
      create unique index second_factors_totp on second_factors (account_id) where kind = 'totp';
      create unique index second_factors_credential on second_factors (account_id, credential_id)`);

    this.addSql(`create table recovery_codes (
        account_id char(24) not null, code_hash char(64) not null,
        primary key (account_id, code_hash), foreign key (account_id) references accounts on delete cascade)`);

    this.addSql(`create table second_factor_attempts (
        account_id char(24) not null, attempts int not null, until timestamptz(3) not null,
        primary key (account_id), foreign key (account_id) references accounts on delete cascade)`);

    this.addSql(`create table second_factor_requirements (
        company_id char(24) not null, required_at timestamptz(3) not null,
        primary key (company_id))`);

    // Links and sessions end in the same transaction when the membership moves to another account (R34).
    this.addSql(`create function end_sign_ins() returns trigger language plpgsql
        set search_path = pg_catalog, public, pg_temp as $$
      begin
        update portal_sessions set ended_at = now()
          where company_id = new.company_id and user_id = new.id and ended_at is null;
        update sign_in_links set used_at = now()
          where company_id = new.company_id and user_id = new.id and used_at is null;
        return null;
      end $$;
      create trigger end_sign_ins after update of account_id on users for each row
        when (old.account_id <> new.account_id) execute function end_sign_ins()`);

    // Second factors belong to an account; a company sees only those of its own people.
    this.addSql(`create policy own_people on second_factors using (exists (select from users u
        where u.account_id = second_factors.account_id
          and u.company_id = nullif(current_setting('partner.company', true), '')::char(24)));
      create policy own_people on recovery_codes using (exists (select from users u
        where u.account_id = recovery_codes.account_id
          and u.company_id = nullif(current_setting('partner.company', true), '')::char(24)));
      create policy own_people on second_factor_attempts using (exists (select from users u
        where u.account_id = second_factor_attempts.account_id
          and u.company_id = nullif(current_setting('partner.company', true), '')::char(24)))`);
  }
}
