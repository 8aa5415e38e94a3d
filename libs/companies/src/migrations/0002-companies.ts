import { Migration } from '@mikro-orm/migrations';

/** Companies, their roles and users. */
export class Migration0002Companies extends Migration {
  override up(): void {
    // The company's id is the tenant id of its records, so `company_id` repeats it here.
    this.addSql(`create table companies (
      company_id char(24) not null,
      id char(24) not null,
      name text not null,
      email text,
      phone text,
      address text,
      city text,
      state text,
      zip_code text,
      country text,
      timezone text not null default 'UTC',
      logo_url text,
      company_type text,
      sell_types jsonb,
      sold_by_status text not null default 'Processed',
      technical_contact_email text,
      version int not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (company_id, id),
      constraint companies_are_their_own_tenant check (company_id = id))`);

    this.addSql(`create table roles (
      company_id char(24) not null,
      id char(24) not null,
      name text not null,
      key text not null,
      description text,
      is_system boolean not null default false,
      version int not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (company_id, id))`);
    this.addSql(`create unique index roles_key on roles (company_id, key)`);

    this.addSql(`create table users (
      company_id char(24) not null,
      id char(24) not null,
      first_name text not null,
      last_name text not null,
      email text not null,
      phone text,
      active boolean not null default true,
      all_locations boolean not null default false,
      in_lead_routing_pool boolean not null default false,
      role_id char(24),
      is_owner boolean not null default false,
      last_assigned_at timestamptz(3),
      version int not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (company_id, id),
      foreign key (company_id, role_id) references roles (company_id, id)) with (fillfactor = 70)`);
    this.addSql(`create unique index users_email on users (company_id, lower(email))`);
    this.addSql(`create index users_role on users (company_id, role_id)`);
    this.addSql(`create index users_lead_routing on users (company_id) where active and in_lead_routing_pool`);
  }
}
