import { Migration } from '@mikro-orm/migrations';

/** Locations (§2.10). */
export class Migration0002Locations extends Migration {
  override up(): void {
    this.addSql(`create table locations (
        company_id char(24) not null, id char(24) not null, version int not null, created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null, name text not null, slug text not null, code text, address text,
        city text, state text, zip_code text, phone text, contact_person text, contact_email text,
        latitude double precision, longitude double precision, active boolean not null, sales_lot boolean not null,
        plant boolean not null, region text, store_hours json, hide_from_partner_api boolean not null,
        ignore_on_ledger boolean not null, lead_routing boolean not null, search_text text not null,
        primary key (company_id, id));
      create unique index locations_slug on locations (company_id, slug);
      create index locations_created on locations (company_id, created_at, id);
      create index locations_search on locations using gin (company_id, search_text gin_trgm_ops);
      create index locations_hidden on locations (company_id, id) where hide_from_partner_api;
      create unique index locations_code on locations (company_id, fold_case(code));
      create function locations_search_text() returns trigger language plpgsql
        set search_path = pg_catalog, public, pg_temp as $$
      begin
        new.search_text := fold_case(format(E'%s\\n%s\\n%s', new.name, new.code, new.city));
        return new;
      end $$;
      create trigger search_text before insert or update of name, code, city on locations
        for each row execute function locations_search_text();
      alter table locations enable always trigger search_text;
      create view visible_locations with (security_invoker = true) as
        select company_id, id, name, slug, code, region,
        concat(xmin, ' ', updated_at) as row_version from locations where hide_from_partner_api = false;
      create view hidden_locations with (security_invoker = true) as
        select company_id, id from locations
        where hide_from_partner_api`);
  }
}
