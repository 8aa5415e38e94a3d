import { Migration } from '@mikro-orm/migrations';

/** Customers (§2.11). */
export class Migration0004Customers extends Migration {
  override up(): void {
    // Only live customers have unique emails: the email of a merged-away or deleted customer can be reused (R6).
    this.addSql(`create table customers (
        company_id char(24) not null, id char(24) not null, version int not null, created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null, name text, contact_name text, contact_person text, email text,
        phone text, address text, city text, state text, zip_code text, code text, active boolean not null,
        sales_source text, external_references jsonb, merged_into char(24), merged_at timestamptz(3),
        deleted_at timestamptz(3), search_text text not null, email_lower text, erased_at timestamptz(3),
        erased_until timestamptz(3),
        primary key (company_id, id), check ((merged_into is null) = (merged_at is null)),
        foreign key (company_id, merged_into) references customers);
      create index customers_merged_into on customers (company_id, merged_into) where merged_into is not null;
      create index customers_code on customers (company_id, code);
      create index customers_search on customers using gin (company_id, search_text gin_trgm_ops);
      create index customers_references on customers using gin (company_id, external_references jsonb_path_ops);
      create unique index customers_live_email on customers (company_id, email_lower)
        where merged_into is null and deleted_at is null;
      create index customers_updated on customers (company_id, updated_at, id) include (merged_into, created_at)
        where deleted_at is null;
      create index customers_name on customers (company_id, lower(name), id) include (merged_into)
        where deleted_at is null;
      create index customers_email on customers (company_id, email_lower, id) include (merged_into)
        where deleted_at is null;
      create index customers_created on customers (company_id, created_at, id)
        include (merged_into, email_lower, phone, search_text)
        where deleted_at is null;
      create index customers_erased on customers (company_id, coalesce(erased_until, erased_at))
        where erased_at is not null;
      create index customers_phone on customers (company_id, phone) where deleted_at is null;
      create function customers_search_text() returns trigger language plpgsql
        set search_path = pg_catalog, public, pg_temp as $$
      begin
        new.search_text := fold_case(format(E'%s\\n%s\\n%s', new.name, new.email, new.phone));
        return new;
      end $$;
      create trigger search_text before insert or update of name, email, phone on customers
        for each row execute function customers_search_text();
      alter table customers enable always trigger search_text;
      create function customer_email_lower() returns trigger language plpgsql
        set search_path = pg_catalog, public, pg_temp as $$
      begin
        new.email_lower := fold_case(new.email);
        return new;
      end $$;
      create trigger customer_email_lower before insert or update of email on customers
        for each row execute function customer_email_lower()`);
  }
}
