import { Migration } from '@mikro-orm/migrations';

/** Columns that leads, quotes and orders share. */
const salesColumns = `
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
      external_references jsonb`;

/** Columns that quotes and orders share in addition. */
const documentColumns = `
      work_order_id char(24),
      serial_number text,
      product_id char(24),
      subtotal numeric(14,2),
      total numeric(14,2),
      monthly_payment numeric(14,2),
      discount numeric(14,2),
      discount_reason text,
      change_order_fee numeric(14,2),
      base_price numeric(14,2),
      upgrades_amount numeric(14,2),
      payment_type text,
      rto jsonb,
      delivery_address text,
      delivery_city text,
      delivery_state text,
      delivery_zip_code text,
      delivery_latitude double precision,
      delivery_longitude double precision,
      configuration jsonb,
      note text`;

/** Search text and foreign keys. */
const common = `
      search_text text not null generated always as (lower(number::text || chr(10) || coalesce(customer_name, '')
        || chr(10)
        || coalesce(customer_email, '') || chr(10) || coalesce(customer_phone, ''))) stored,
      primary key (company_id, id),
      foreign key (company_id, customer_id) references customers (company_id, id),
      foreign key (company_id, salesperson_id) references users (company_id, id),
      foreign key (company_id, location_id) references locations (company_id, id),
      foreign key (company_id, work_order_id) references work_orders (company_id, id),
      foreign key (company_id, product_id) references products (company_id, id)`;

/** Creates the tables of quotes and orders with their lines (§2.2, §2.3, §2.16). */
export class Migration0013QuotesAndOrders extends Migration {
  override up(): void {
    this.addSql(`create table quotes (${salesColumns}, ${documentColumns},
      purchase_type text,
      valid_until timestamptz(3),
      converted boolean not null,
      converted_order_id char(24),
      converted_order_number int,
      ${common})`);
    this.indexes('quotes');
    // Enforces R11 and R25 in the database.
    this.addSql(`create unique index quotes_active_unit on quotes (company_id, work_order_id)
      where status in ('Open', 'Active') and work_order_id is not null`);
    this.addSql(`create index quotes_valid_until on quotes (company_id, valid_until, id)
      where status in ('Open', 'Active') and valid_until is not null`);

    // One row per announced value of validUntil (R27). It is not part of the quote, whose version must not change
    // (R32).
    this.addSql(`create table quote_expirations (
      company_id char(24) not null,
      quote_id char(24) not null,
      valid_until timestamptz(3) not null,
      primary key (company_id, quote_id, valid_until),
      foreign key (company_id, quote_id) references quotes (company_id, id))`);

    this.addSql(`create table orders (${salesColumns}, ${documentColumns},
      size_id char(24),
      down_payment numeric(14,2) not null,
      security_deposit numeric(14,2) not null,
      total_due_today numeric(14,2) not null,
      total_paid numeric(14,2) not null,
      sale_date timestamptz(3),
      sold_pricing jsonb,
      sold_and_cancelled boolean not null,
      source_quote_id char(24),
      source_quote_number int,
      expected_delivery_date timestamptz(3),
      delivered_at timestamptz(3),
      ${common},
      foreign key (company_id, size_id) references sizes (company_id, id))`);
    this.indexes('orders');
    this.addSql(`create unique index orders_active_unit on orders (company_id, work_order_id)
      where status not in ('Cancelled', 'Deleted') and work_order_id is not null`);
    this.addSql(`create unique index orders_source_quote on orders (company_id, source_quote_id)
      where status not in ('Cancelled', 'Deleted') and source_quote_id is not null`);
    this.addSql(`create index orders_sale_date on orders (company_id, sale_date, id) where sale_date is not null`);

    // Lines keep the names and prices of their time: a product may be deleted later.
    this.addSql(`create table sales_lines (
      company_id char(24) not null,
      document_id char(24) not null,
      line_key text not null,
      position int not null,
      product_id char(24),
      name text not null,
      color_name text,
      quantity double precision not null,
      amount numeric(14,2),
      status text not null,
      is_standard_feature boolean not null,
      category text,
      side text,
      primary key (company_id, document_id, line_key))`);
  }

  private indexes(table: string): void {
    this.addSql(`create unique index ${table}_number on ${table} (company_id, number)`);
    this.addSql(`create index ${table}_created on ${table} (company_id, created_at, id)`);
    this.addSql(`create index ${table}_updated on ${table} (company_id, updated_at, id)`);
    this.addSql(`create index ${table}_customer on ${table} (company_id, customer_id)`);
    this.addSql(`create index ${table}_salesperson on ${table} (company_id, salesperson_id)`);
    this.addSql(`create index ${table}_location on ${table} (company_id, location_id)`);
    this.addSql(`create index ${table}_work_order on ${table} (company_id, work_order_id)`);
    this.addSql(`create index ${table}_serial_number on ${table} (company_id, serial_number)`);
    this.addSql(`create index ${table}_product on ${table} (company_id, product_id)`);
    this.addSql(`create index ${table}_search on ${table} using gin (company_id, search_text gin_trgm_ops)`);
    this.addSql(
      `create index ${table}_references on ${table} using gin (company_id, external_references jsonb_path_ops)`,
    );
  }
}
