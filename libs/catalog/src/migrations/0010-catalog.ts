import { Migration } from '@mikro-orm/migrations';

/** Creates the tables of product lines, products and sizes (§2.12). */
export class Migration0010Catalog extends Migration {
  override up(): void {
    this.addSql(`create table product_lines (
      company_id char(24) not null,
      id char(24) not null,
      version int not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      name text not null,
      primary key (company_id, id))`);

    this.addSql(`create table products (
      company_id char(24) not null,
      id char(24) not null,
      version int not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      product_line_id char(24),
      kind text not null,
      hide_from_partner_api boolean not null,
      name text not null,
      description text,
      sku text,
      price numeric(14,2) check (price >= 0),
      width double precision,
      length double precision,
      active boolean not null,
      gallery_images text[] not null,
      legacy_images text[] not null,
      search_text text not null generated always as (
        lower(name || chr(10) || coalesce(sku, '') || chr(10) || coalesce(description, ''))) stored,
      primary key (company_id, id),
      foreign key (company_id, product_line_id) references product_lines (company_id, id))`);
    // Finished, visible products only: no list shows others (§1.7).
    this.addSql(`create index products_created on products (company_id, created_at, id)
      where kind = 'finished' and hide_from_partner_api = false`);
    this.addSql(`create index products_updated on products (company_id, updated_at, id)
      where kind = 'finished' and hide_from_partner_api = false`);
    this.addSql(`create index products_line on products (company_id, product_line_id)`);
    this.addSql(`create index products_search on products using gin (company_id, search_text gin_trgm_ops)`);

    this.addSql(`create table sizes (
      company_id char(24) not null,
      id char(24) not null,
      version int not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      product_id char(24) not null,
      name text not null,
      sku text,
      width double precision not null check (width > 0),
      length double precision not null check (length > 0),
      price numeric(14,2) not null check (price >= 0),
      active boolean not null,
      primary key (company_id, id),
      foreign key (company_id, product_id) references products (company_id, id))`);
    this.addSql(`create index sizes_product on sizes (company_id, product_id)`);
  }
}
