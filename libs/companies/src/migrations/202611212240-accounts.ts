import { Migration } from '@mikro-orm/migrations';

const newIdSql = `lpad(to_hex(extract(epoch from now())::bigint), 8, '0') || left(md5(gen_random_uuid()::text), 16)`;

/** Accounts behind the users of all companies (R34), invitations (R36), and system roles for every company (R35). */
export class Migration202611212240Accounts extends Migration {
  override up(): void {
    this.addSql(`create table accounts (
      id char(24) not null primary key,
      email text not null,
      login_at timestamptz(3),
      created_at timestamptz(3) not null)`);
    this.addSql(`create unique index accounts_email on accounts (email)`);
    this.addSql(`insert into accounts (id, email, created_at)
      select ${newIdSql}, lower(email), min(created_at) from users group by lower(email)`);

    this.addSql(`alter table users add column account_id char(24) references accounts (id)`);
    this.addSql(`update users u set account_id = a.id from accounts a where a.email = lower(u.email)`);
    this.addSql(`alter table users alter column account_id set not null`);
    this.addSql(`alter table users add column search_text text not null generated always as (
      lower(trim(first_name || ' ' || last_name) || chr(10) || email)) stored`);
    this.addSql(`create unique index users_account on users (company_id, account_id)`);
    this.addSql(`create index users_created on users (company_id, created_at, id)`);
    this.addSql(`create index users_search on users using gin (company_id, search_text gin_trgm_ops)`);

    // Locations are shown in the order in which they were given (R35).
    this.addSql(`alter table user_locations add column position int not null default 0`);
    this.addSql(`alter table user_locations alter column position drop default`);

    this.addSql(`create table invitations (
      company_id char(24) not null,
      id char(24) not null,
      user_id char(24) not null,
      account_id char(24) not null references accounts (id),
      token_hash char(64) not null,
      expires_at timestamptz(3) not null,
      accepted_at timestamptz(3),
      voided_at timestamptz(3),
      version int not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (company_id, id),
      foreign key (company_id, user_id) references users (company_id, id))`);
    this.addSql(`create unique index invitations_token on invitations (company_id, token_hash)`);
    this.addSql(`create unique index invitations_open on invitations (company_id, user_id)
      where accepted_at is null and voided_at is null`);

    this.addSql(`alter table roles add column deleted_at timestamptz(3)`);
    this.addSql(`drop index roles_key`);
    this.addSql(`create unique index roles_key on roles (company_id, key) where deleted_at is null`);
    this.addSql(`insert into roles (company_id, id, name, key, is_system, version, created_at, updated_at)
      select c.id, ${newIdSql}, r.name, r.key, true, 1, now(), now() from companies c cross join (values
        ('Owner', 'owner'), ('Administrator', 'administrator'), ('Salesperson', 'salesperson'),
        ('Production manager', 'production-manager'), ('Driver', 'driver')) r (name, key)
      on conflict do nothing`);
  }
}
