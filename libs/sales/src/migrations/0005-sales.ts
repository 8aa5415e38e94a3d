import { Migration } from '@mikro-orm/migrations';

/** Creates the table of leads (§2.1). */
export class Migration0005Sales extends Migration {
  override up(): void {
    this.addSql(`create table leads (
      company_id char(24) not null,
      id char(24) not null,
      version int not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      number int not null,
      status text not null,
      status_changed_at timestamptz(3) not null,
      customer_id char(24) not null,
      customer_name text,
      customer_email text,
      customer_phone text,
      salesperson_id char(24),
      salesperson_name text,
      salesperson_email text,
      location_id char(24),
      sales_source text,
      source_metadata jsonb,
      external_references jsonb,
      search_text text not null generated always as (lower(number::text || chr(10) || coalesce(customer_name, '')
        || chr(10)
        || coalesce(customer_email, '') || chr(10) || coalesce(customer_phone, '') || chr(10)
        || coalesce(salesperson_name, '') || chr(10) || coalesce(salesperson_email, ''))) stored,
      primary key (company_id, id),
      foreign key (company_id, customer_id) references customers (company_id, id),
      foreign key (company_id, salesperson_id) references users (company_id, id),
      foreign key (company_id, location_id) references locations (company_id, id))`);
    this.addSql(`create unique index leads_number on leads (company_id, number)`);
    this.addSql(`create index leads_created on leads (company_id, created_at, id)`);
    this.addSql(`create index leads_updated on leads (company_id, updated_at, id)`);
    this.addSql(`create index leads_customer on leads (company_id, customer_id)`);
    this.addSql(`create index leads_salesperson on leads (company_id, salesperson_id)`);
    this.addSql(`create index leads_location on leads (company_id, location_id)`);
    this.addSql(`create index leads_search on leads using gin (company_id, search_text gin_trgm_ops)`);
    this.addSql(`create index leads_references on leads using gin (company_id, external_references jsonb_path_ops)`);
  }
}
