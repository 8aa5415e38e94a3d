import { Migration } from '@mikro-orm/migrations';

/** Creates the table of customers (§2.11). */
export class Migration0004Customers extends Migration {
  override up(): void {
    this.addSql(`create table customers (
      company_id char(24) not null,
      id char(24) not null,
      version int not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      name text,
      contact_name text,
      contact_person text,
      email text,
      phone text,
      address text,
      city text,
      state text,
      zip_code text,
      code text,
      active boolean not null,
      sales_source text,
      external_references jsonb,
      merged_into char(24),
      merged_at timestamptz(3),
      deleted_at timestamptz(3),
      search_text text not null generated always as (
        lower(coalesce(name, '') || chr(10) || coalesce(email, '') || chr(10) || coalesce(phone, ''))) stored,
      primary key (company_id, id),
      foreign key (company_id, merged_into) references customers (company_id, id),
      check ((merged_into is null) = (merged_at is null)))`);
    // Live customers only: the email of a merged-away or deleted customer can be reused (R6).
    this.addSql(`create unique index customers_live_email on customers (company_id, lower(email))
      where merged_into is null and deleted_at is null`);
    this.addSql(
      `create index customers_merged_email on customers (company_id, lower(email)) where merged_into is not null`,
    );
    this.addSql(
      `create index customers_merged_into on customers (company_id, merged_into) where merged_into is not null`,
    );
    this.addSql(
      `create index customers_phone on customers (company_id, phone) where merged_into is null and deleted_at is null`,
    );
    this.addSql(`create index customers_code on customers (company_id, code)`);
    this.addSql(`create index customers_created on customers (company_id, created_at, id)
      where merged_into is null and deleted_at is null`);
    this.addSql(`create index customers_search on customers using gin (company_id, search_text gin_trgm_ops)`);
    this.addSql(
      `create index customers_references on customers using gin (company_id, external_references jsonb_path_ops)`,
    );
  }
}
