import { Migration } from '@mikro-orm/migrations';

/** Creates the tables of work orders (§2.7 to §2.9), their deliveries, and bills of materials (§4.4). */
export class Migration0011WorkOrders extends Migration {
  override up(): void {
    // Each type column stores the flag that is set in a group of §4.4, so that two flags of a group are never set.
    this.addSql(`create table work_orders (
      company_id char(24) not null,
      id char(24) not null,
      version int not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      number int not null,
      status text not null,
      status_changed_at timestamptz(3) not null,
      serial_number text,
      title text,
      description text,
      location_id char(24),
      product_id char(24),
      size_id char(24),
      purchase_type text,
      work_order_type text,
      delivery_type text,
      base_price numeric(14,2),
      upgrades_price numeric(14,2),
      removed_price numeric(14,2),
      discount numeric(14,2),
      discount_reason text,
      promised_date timestamptz(3),
      store_expiration_days int,
      show_when_expired boolean not null,
      store_expiration_anchor_at timestamptz(3),
      quote_id char(24),
      order_id char(24),
      order_number int,
      delivery_address jsonb,
      images text[] not null,
      files jsonb not null,
      configuration jsonb,
      lines jsonb not null,
      bom jsonb not null,
      template jsonb,
      external_references jsonb,
      search_text text not null generated always as (lower(number::text || chr(10) || coalesce(serial_number, '')
        || chr(10)
        || coalesce(title, ''))) stored,
      primary key (company_id, id),
      foreign key (company_id, location_id) references locations (company_id, id),
      foreign key (company_id, product_id) references products (company_id, id),
      foreign key (company_id, size_id) references sizes (company_id, id),
      check ((order_id is null) = (order_number is null)),
      check (quote_id is null or order_id is null))`);
    this.addSql(`create unique index work_orders_number on work_orders (company_id, number)`);
    // A deleted work order frees its serial number.
    this.addSql(
      `create unique index work_orders_serial_number on work_orders (company_id, serial_number) ` +
        `where status <> 'Deleted'`,
    );
    // Rows are wide: lists are sorted and counted by index alone.
    this.addSql(
      `create index work_orders_created on work_orders (company_id, created_at, id) where status <> 'Deleted'`,
    );
    this.addSql(
      `create index work_orders_updated on work_orders (company_id, updated_at, id) where status <> 'Deleted'`,
    );
    this.addSql(`create index work_orders_status on work_orders (company_id, status, id) where status <> 'Deleted'`);
    this.addSql(`create index work_orders_location on work_orders (company_id, location_id)`);
    this.addSql(`create index work_orders_product on work_orders (company_id, product_id)`);
    this.addSql(`create index work_orders_size on work_orders (company_id, size_id)`);
    this.addSql(`create index work_orders_quote on work_orders (company_id, quote_id) where quote_id is not null`);
    this.addSql(`create index work_orders_order on work_orders (company_id, order_id) where order_id is not null`);
    this.addSql(
      `create index work_orders_order_number on work_orders (company_id, order_number) where order_number is not null`,
    );
    this.addSql(`create index work_orders_search on work_orders using gin (company_id, search_text gin_trgm_ops)`);
    this.addSql(
      `create index work_orders_references on work_orders using gin (company_id, external_references jsonb_path_ops)`,
    );

    this.addSql(`create table deliveries (
      company_id char(24) not null,
      id char(24) not null,
      version int not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      work_order_id char(24) not null,
      scheduled_date timestamptz(3),
      run_number int,
      run_status text not null,
      driver_name text,
      delivered_at timestamptz(3),
      primary key (company_id, id),
      foreign key (company_id, work_order_id) references work_orders (company_id, id))`);
    this.addSql(`create unique index deliveries_work_order on deliveries (company_id, work_order_id)`);

    this.addSql(`create table boms (
      company_id char(24) not null,
      id char(24) not null,
      version int not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      product_id char(24),
      size_id char(24),
      items jsonb not null,
      primary key (company_id, id),
      foreign key (company_id, product_id) references products (company_id, id),
      foreign key (company_id, size_id) references sizes (company_id, id),
      check ((product_id is null) <> (size_id is null)))`);
    this.addSql(`create unique index boms_product on boms (company_id, product_id) where product_id is not null`);
    this.addSql(`create unique index boms_size on boms (company_id, size_id) where size_id is not null`);
  }
}
