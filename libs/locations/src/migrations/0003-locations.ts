import { Migration } from '@mikro-orm/migrations';

/** Creates the tables of locations (§2.10) and of users' locations (§2.15). */
export class Migration0003Locations extends Migration {
  override up(): void {
    this.addSql(`create table locations (
      company_id char(24) not null,
      id char(24) not null,
      version int not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      name text not null,
      slug text not null,
      code text,
      address text,
      city text,
      state text,
      zip_code text,
      phone text,
      contact_person text,
      contact_email text,
      latitude double precision,
      longitude double precision,
      active boolean not null,
      sales_lot boolean not null,
      plant boolean not null,
      region text,
      store_hours json,
      hide_from_partner_api boolean not null,
      ignore_on_ledger boolean not null,
      lead_routing boolean not null,
      search_text text not null generated always as (
        lower(name || chr(10) || coalesce(code, '') || chr(10) || coalesce(city, ''))) stored,
      primary key (company_id, id))`);
    this.addSql(`create unique index locations_slug on locations (company_id, slug)`);
    this.addSql(`create unique index locations_code on locations (company_id, lower(code))`);
    this.addSql(`create index locations_created on locations (company_id, created_at, id)`);
    this.addSql(`create index locations_search on locations using gin (company_id, search_text gin_trgm_ops)`);

    // Users and their locations are written in one transaction, in any order.
    this.addSql(`create table user_locations (
      company_id char(24) not null,
      user_id char(24) not null,
      location_id char(24) not null,
      primary key (company_id, user_id, location_id),
      foreign key (company_id, user_id) references users (company_id, id) deferrable initially deferred,
      foreign key (company_id, location_id) references locations (company_id, id) deferrable initially deferred)`);
    this.addSql(`create index user_locations_of on user_locations (company_id, location_id, user_id)`);
  }
}
