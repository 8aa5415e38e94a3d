import { Migration } from '@mikro-orm/migrations';

/** Product lines, products and sizes (§2.12). */
export class Migration0005Catalog extends Migration {
  override up(): void {
    this.addSql(`create table product_lines (
        company_id char(24) not null, id char(24) not null, version int not null, created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null, name text not null,
        primary key (company_id, id))`);

    // Indexes of lists contain finished, visible products only: no list shows others (§1.7).
    this.addSql(`create table products (
        company_id char(24) not null, id char(24) not null, version int not null, created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null, product_line_id char(24), kind text not null,
        hide_from_partner_api boolean not null, name text not null, description text, sku text, price numeric(14,2),
        width double precision, length double precision, active boolean not null, gallery_images text[] not null,
        legacy_images text[] not null, search_text text not null,
        primary key (company_id, id), check (price >= 0),
        foreign key (company_id, product_line_id) references product_lines);
      create index products_created on products (company_id, created_at, id)
        where kind = 'finished' and hide_from_partner_api = false;
      create index products_updated on products (company_id, updated_at, id)
        where kind = 'finished' and hide_from_partner_api = false;
      create index products_line on products (company_id, product_line_id);
      create index products_search on products using gin (company_id, search_text gin_trgm_ops);
      create function products_search_text() returns trigger language plpgsql
        set search_path = pg_catalog, public, pg_temp as $$
      begin
        new.search_text := fold_case(format(E'%s\\n%s\\n%s', new.name, new.sku, new.description));
        return new;
      end $$;
      create trigger search_text before insert or update of name, description, sku on products
        for each row execute function products_search_text();
      alter table products enable always trigger search_text`);

    this.addSql(`create table sizes (
        company_id char(24) not null, id char(24) not null, version int not null, created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null, product_id char(24) not null, name text not null, sku text,
        width double precision not null, length double precision not null, price numeric(14,2) not null,
        active boolean not null,
        primary key (company_id, id), check (width > '0'), check (length > '0'), check (price >= 0),
        foreign key (company_id, product_id) references products);
      create index sizes_product on sizes (company_id, product_id)`);
  }
}
