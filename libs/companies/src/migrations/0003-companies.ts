import { Migration } from '@mikro-orm/migrations';

/** Companies with their users, roles and invitations, and the accounts of all companies (R34). */
export class Migration0003Companies extends Migration {
  override up(): void {
    // The company's id is the tenant id of its records, so `company_id` repeats it here.
    this.addSql(`create table companies (
        company_id char(24) not null, id char(24) not null, name text not null, email text, phone text, address text,
        city text, state text, zip_code text, country text, timezone text not null default 'UTC', logo_url text,
        company_type text, sell_types jsonb, sold_by_status text not null default 'Processed',
        technical_contact_email text, version int not null, created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null, currency text not null default 'usd', configurator_url text,
        configurator_launch_allowlist jsonb, suspended_at timestamptz(3), suspension_reason text,
        deletion_due_at timestamptz(3), request_bodies_since timestamptz(3), suspended_by text,
        primary key (company_id, id), constraint companies_are_their_own_tenant check (company_id = id));
      create view suspended_companies with (security_invoker = true) as
        select company_id, suspended_by is not null as by_itself
        from companies where suspended_at is not null;
      -- The first id of a request of which a company keeps the bodies (R100).
      create view request_body_keepers with (security_invoker = true) as
        select company_id, request_bodies_since as since,
        lpad(to_hex(floor(extract(epoch from request_bodies_since))::bigint), 8, '0') || repeat('0', 16) as first_id
        from companies where request_bodies_since is not null`);

    this.addSql(`create table roles (
        company_id char(24) not null, id char(24) not null, name text not null, key text not null, description text,
        is_system boolean not null default false, version int not null, created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null, deleted_at timestamptz(3), permissions text[] not null default '{}',
        primary key (company_id, id));
      create unique index roles_key on roles (company_id, key) where deleted_at is null`);

    this.addSql(`create table accounts (
        id char(24) not null, email text not null, login_at timestamptz(3), created_at timestamptz(3) not null,
        primary key (id));
      create unique index accounts_email on accounts (email)`);

    this.addSql(`create table users (
        company_id char(24) not null, id char(24) not null, first_name text not null, last_name text not null,
        email text not null, phone text, active boolean not null default true,
        all_locations boolean not null default false, in_lead_routing_pool boolean not null default false,
        role_id char(24), is_owner boolean not null default false, last_assigned_at timestamptz(3),
        version int not null, created_at timestamptz(3) not null, updated_at timestamptz(3) not null,
        account_id char(24) not null, search_text text not null, email_lower text,
        primary key (company_id, id), foreign key (company_id, role_id) references roles,
        foreign key (account_id) references accounts) with (fillfactor = 70);
      create index users_role on users (company_id, role_id);
      create index users_lead_routing on users (company_id) where active and in_lead_routing_pool;
      create unique index users_account on users (company_id, account_id);
      create index users_created on users (company_id, created_at, id);
      create index users_search on users using gin (company_id, search_text gin_trgm_ops);
      create index users_of_account on users (account_id);
      create unique index users_email on users (company_id, email_lower);
      create function users_search_text() returns trigger language plpgsql
        set search_path = pg_catalog, public, pg_temp as $$
      begin
        new.search_text := fold_case(format(E'%s\\n%s', trim(new.first_name || ' ' || new.last_name), new.email));
        return new;
      end $$;
      create trigger search_text before insert or update of first_name, last_name, email on users
        for each row execute function users_search_text();
      alter table users enable always trigger search_text;
      -- Under row-level security an index serves an equality with a plain column, not with an expression.
      create function user_email_lower() returns trigger language plpgsql
        set search_path = pg_catalog, public, pg_temp as $$
      begin
        new.email_lower := fold_case(new.email);
        return new;
      end $$;
      create trigger user_email_lower before insert or update of email on users
        for each row execute function user_email_lower();
      -- Of two owners who give it up at once, the second is refused.
      create function keep_an_owner() returns trigger language plpgsql
        set search_path = pg_catalog, public, pg_temp as $$
      begin
        -- The query after the lock sees what the transaction that held it committed.
        perform pg_advisory_xact_lock(hashtextextended('owner ' || new.company_id, 0));
        if not exists (select 1 from users where company_id = new.company_id and is_owner and active) then
          raise exception using errcode = 'unique_violation', constraint = 'users_last_owner',
            message = 'a company keeps an owner';
        end if;
        return null;
      end $$;
      create constraint trigger keep_an_owner after update on users deferrable initially deferred for each row
        when (old.is_owner and old.active and not (new.is_owner and new.active)) execute function keep_an_owner();
      -- Users for other contexts, as the salespeople of a record (R3).
      create view sales_people with (security_invoker = true) as
        select company_id, id,
        first_name || ' ' || last_name as name, email, concat(xmin, ' ', updated_at) as row_version from users`);

    // Locations are shown in the order in which they were given (R35).
    this.addSql(`create table user_locations (
        company_id char(24) not null, user_id char(24) not null, location_id char(24) not null, position int not null,
        primary key (company_id, user_id, location_id),
        foreign key (company_id, user_id) references users deferrable initially deferred,
        foreign key (company_id, location_id) references locations deferrable initially deferred);
      create index user_locations_of on user_locations (company_id, location_id, user_id)`);

    this.addSql(`create table invitations (
        company_id char(24) not null, id char(24) not null, user_id char(24) not null, account_id char(24) not null,
        token_hash char(64) not null, expires_at timestamptz(3) not null, accepted_at timestamptz(3),
        voided_at timestamptz(3), version int not null, created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        primary key (company_id, id), foreign key (account_id) references accounts,
        foreign key (company_id, user_id) references users);
      create unique index invitations_token on invitations (company_id, token_hash);
      create unique index invitations_open on invitations (company_id, user_id)
        where accepted_at is null and voided_at is null;
      create index invitations_by_token on invitations (token_hash)`);

    // A certificate outlives the rows of its company, and has no personal data.
    this.addSql(`create table company_deletions (
        id char(24) not null, started_at timestamptz(3) not null, finished_at timestamptz(3),
        removed jsonb not null default '{}',
        primary key (id))`);

    // A company sees the accounts of its own users, and the account whose address it named in the same transaction, as
    // it does before it creates a user (R34). The trigger runs before a conflict with an existing account is detected,
    // so naming the address is sufficient.
    this.addSql(`create policy own_people on accounts using (email = current_setting('partner.email', true)
        or exists (select from users u where u.account_id = accounts.id
          and u.company_id = nullif(current_setting('partner.company', true), '')::char(24)));
      create function name_account() returns trigger
        language plpgsql set search_path = pg_catalog, public, pg_temp as $$
      begin
        perform set_config('partner.email', new.email, true);
        return new;
      end $$;
      create trigger accounts_named before insert on accounts for each row execute function name_account()`);

    // True if entries of a company's audit trail may be deleted: while all its rows are, because it is deleted or
    // moves, and by the owner. A policy of the trail calls it.
    this.addSql(`create function company_leaves(company char(24)) returns boolean
        language plpgsql stable set search_path = pg_catalog, public, pg_temp as $$
      begin
        return pg_has_role(current_user, (select relowner from pg_class where oid = 'audit_entries'::regclass), 'usage')
          or exists (select from company_deletions d where d.id = company
            and (d.finished_at is null or not exists (select from companies c where c.id = company)))
          or exists (select from moving_companies m where m.company_id = company and m.is_elsewhere);
      end $$`);
  }
}
