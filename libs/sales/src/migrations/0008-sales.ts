import { Migration } from '@mikro-orm/migrations';

/** Leads, quotes and orders (§2.1 to §2.3) with their lines (§2.16). */
export class Migration0008Sales extends Migration {
  override up(): void {
    this.addSql(`create table leads (
        company_id char(24) not null, id char(24) not null, version int not null, created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null, number int not null, status text not null,
        status_changed_at timestamptz(3) not null, customer_id char(24) not null, customer_name text,
        customer_email text, customer_phone text, salesperson_id char(24), salesperson_name text,
        salesperson_email text, location_id char(24), sales_source text, source_metadata jsonb,
        external_references jsonb, search_text text not null, erased_at timestamptz(3),
        primary key (company_id, id), foreign key (company_id, customer_id) references customers,
        foreign key (company_id, salesperson_id) references users,
        foreign key (company_id, location_id) references locations);
      create unique index leads_number on leads (company_id, number);
      create index leads_customer on leads (company_id, customer_id);
      create index leads_search on leads using gin (company_id, search_text gin_trgm_ops);
      create index leads_references on leads using gin (company_id, external_references jsonb_path_ops);
      create index leads_by_status on leads (company_id, status, id);
      create index leads_customer_name on leads (company_id, customer_name, id);
      create index leads_created on leads (company_id, created_at, id)
        include (updated_at, status, location_id, salesperson_id, salesperson_name, salesperson_email);
      create index leads_salesperson on leads (company_id, salesperson_id, status, location_id);
      create index leads_updated on leads (company_id, updated_at, id) include (status, location_id);
      create index leads_location on leads (company_id, location_id, created_at, id) include (status);
      create index leads_texts on leads (company_id, created_at, id)
        include (status, location_id, salesperson_id, search_text);
      create index leads_status on leads (company_id, status, created_at, id) include (location_id);
      create function leads_search_text() returns trigger language plpgsql
        set search_path = pg_catalog, public, pg_temp as $$
      begin
        new.search_text := fold_case(format(E'%s\\n%s\\n%s\\n%s\\n%s\\n%s',
          new.number, new.customer_name, new.customer_email, new.customer_phone,
          new.salesperson_name, new.salesperson_email));
        return new;
      end $$;
      create trigger search_text before insert or update of number, customer_name, customer_email, customer_phone,
        salesperson_name, salesperson_email on leads
        for each row execute function leads_search_text();
      alter table leads enable always trigger search_text`);

    // The unique indexes of quotes and orders enforce R11 and R25.
    this.addSql(`create table quotes (
        company_id char(24) not null, id char(24) not null, version int not null, created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null, number int not null, status text not null,
        status_changed_at timestamptz(3) not null, customer_id char(24) not null, customer_name text,
        customer_email text, customer_phone text, salesperson_id char(24), salesperson_name text,
        salesperson_email text, location_id char(24), sales_source text, source_metadata jsonb,
        external_references jsonb, work_order_id char(24), serial_number text, product_id char(24),
        subtotal numeric(14,2), total numeric(14,2), monthly_payment numeric(14,2), discount numeric(14,2),
        discount_reason text, change_order_fee numeric(14,2), base_price numeric(14,2),
        upgrades_amount numeric(14,2), payment_type text, rto jsonb, delivery_address text, delivery_city text,
        delivery_state text, delivery_zip_code text, delivery_latitude double precision,
        delivery_longitude double precision, configuration jsonb, note text, purchase_type text,
        valid_until timestamptz(3), converted boolean not null, converted_order_id char(24),
        converted_order_number int, search_text text not null, erased_at timestamptz(3),
        primary key (company_id, id), foreign key (company_id, customer_id) references customers,
        foreign key (company_id, salesperson_id) references users,
        foreign key (company_id, location_id) references locations,
        foreign key (company_id, work_order_id) references work_orders,
        foreign key (company_id, product_id) references products);
      create unique index quotes_number on quotes (company_id, number);
      create index quotes_customer on quotes (company_id, customer_id);
      create index quotes_search on quotes using gin (company_id, search_text gin_trgm_ops);
      create index quotes_references on quotes using gin (company_id, external_references jsonb_path_ops);
      create unique index quotes_active_unit on quotes (company_id, work_order_id)
        where status in ('Open', 'Active') and work_order_id is not null;
      create index quotes_valid_until on quotes (company_id, valid_until, id)
        where status in ('Open', 'Active') and valid_until is not null;
      create index quotes_by_status on quotes (company_id, status, id);
      create index quotes_customer_name on quotes (company_id, customer_name, id);
      create index quotes_created on quotes (company_id, created_at, id)
        include (updated_at, status, location_id, salesperson_id, salesperson_name, salesperson_email, converted);
      create index quotes_updated on quotes (company_id, updated_at, id) include (status, location_id);
      create index quotes_total on quotes (company_id, total, id);
      create index quotes_converted on quotes (company_id, converted, status, location_id);
      create index quotes_location on quotes (company_id, location_id, created_at, id) include (status);
      create index quotes_texts on quotes (company_id, created_at, id)
        include (status, location_id, customer_email, customer_phone, search_text);
      create index quotes_status on quotes (company_id, status, created_at, id) include (location_id);
      create function quotes_search_text() returns trigger language plpgsql
        set search_path = pg_catalog, public, pg_temp as $$
      begin
        new.search_text := fold_case(format(E'%s\\n%s\\n%s\\n%s',
          new.number, new.customer_name, new.customer_email, new.customer_phone));
        return new;
      end $$;
      create trigger search_text before insert or update of number, customer_name, customer_email, customer_phone
        on quotes for each row execute function quotes_search_text();
      alter table quotes enable always trigger search_text`);

    // One row per announced value of validUntil (R27). It is not part of the quote, whose version must not change
    // (R32).
    this.addSql(`create table quote_expirations (
        company_id char(24) not null, quote_id char(24) not null, valid_until timestamptz(3) not null,
        primary key (company_id, quote_id, valid_until), foreign key (company_id, quote_id) references quotes)`);

    this.addSql(`create table orders (
        company_id char(24) not null, id char(24) not null, version int not null, created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null, number int not null, status text not null,
        status_changed_at timestamptz(3) not null, customer_id char(24) not null, customer_name text,
        customer_email text, customer_phone text, salesperson_id char(24), salesperson_name text,
        salesperson_email text, location_id char(24), sales_source text, source_metadata jsonb,
        external_references jsonb, work_order_id char(24), serial_number text, product_id char(24),
        subtotal numeric(14,2), total numeric(14,2), monthly_payment numeric(14,2), discount numeric(14,2),
        discount_reason text, change_order_fee numeric(14,2), base_price numeric(14,2),
        upgrades_amount numeric(14,2), payment_type text, rto jsonb, delivery_address text, delivery_city text,
        delivery_state text, delivery_zip_code text, delivery_latitude double precision,
        delivery_longitude double precision, configuration jsonb, note text, size_id char(24),
        down_payment numeric(14,2) not null, security_deposit numeric(14,2) not null,
        total_due_today numeric(14,2) not null, total_paid numeric(14,2) not null, sale_date timestamptz(3),
        sold_pricing jsonb, sold_and_cancelled boolean not null, source_quote_id char(24), source_quote_number int,
        expected_delivery_date timestamptz(3), delivered_at timestamptz(3), search_text text not null,
        erased_at timestamptz(3), rto_agreement text,
        primary key (company_id, id), foreign key (company_id, customer_id) references customers,
        foreign key (company_id, salesperson_id) references users,
        foreign key (company_id, location_id) references locations,
        foreign key (company_id, work_order_id) references work_orders,
        foreign key (company_id, product_id) references products, foreign key (company_id, size_id) references sizes);
      create unique index orders_number on orders (company_id, number);
      create index orders_customer on orders (company_id, customer_id);
      create index orders_serial_number on orders (company_id, serial_number);
      create index orders_search on orders using gin (company_id, search_text gin_trgm_ops);
      create index orders_references on orders using gin (company_id, external_references jsonb_path_ops);
      create unique index orders_active_unit on orders (company_id, work_order_id)
        where status not in ('Cancelled', 'Deleted') and work_order_id is not null;
      create unique index orders_source_quote on orders (company_id, source_quote_id)
        where status not in ('Cancelled', 'Deleted') and source_quote_id is not null;
      create index orders_delivered on orders (company_id, delivered_at)
        where delivered_at is not null and status not in ('Cancelled', 'Deleted');
      create index orders_expected on orders (company_id, expected_delivery_date)
        where work_order_id is null and expected_delivery_date is not null and status not in ('Cancelled', 'Deleted');
      create index orders_by_status on orders (company_id, status, id);
      create index orders_customer_name on orders (company_id, customer_name, id);
      create index orders_created on orders (company_id, created_at, id)
        include (updated_at, status, location_id, salesperson_id, salesperson_name, salesperson_email, payment_type,
        sale_date);
      create index orders_updated on orders (company_id, updated_at, id) include (status, location_id);
      create index orders_total on orders (company_id, total, id);
      create index orders_payment_type on orders (company_id, payment_type, status, location_id);
      create index orders_sale_date on orders (company_id, sale_date, status, location_id) where sale_date is not null;
      create index orders_location on orders (company_id, location_id, created_at, id) include (status);
      create index orders_texts on orders (company_id, created_at, id)
        include (status, location_id, customer_email, customer_phone, search_text);
      create index orders_cancelled on orders (company_id, created_at, id) where sold_and_cancelled;
      create index orders_of_agreement on orders (company_id, rto_agreement) include (location_id)
        where rto_agreement is not null;
      create index orders_status on orders (company_id, status, created_at, id) include (location_id);
      create function orders_search_text() returns trigger language plpgsql
        set search_path = pg_catalog, public, pg_temp as $$
      begin
        new.search_text := fold_case(format(E'%s\\n%s\\n%s\\n%s',
          new.number, new.customer_name, new.customer_email, new.customer_phone));
        return new;
      end $$;
      create trigger search_text before insert or update of number, customer_name, customer_email, customer_phone
        on orders for each row execute function orders_search_text();
      alter table orders enable always trigger search_text;
      -- Row-level security allows no index for a member of rto, so the agreement that counts an order (R38) has a
      -- column.
      create function agreement_of_order() returns trigger language plpgsql as $$
      begin
        new.rto_agreement := case when new.payment_type = 'rto' and new.status <> 'Deleted'
          then new.rto ->> 'agreementId' end;
        return new;
      end $$;
      create trigger agreement_of_order before insert or update on orders for each row
        when (new.rto is not null or new.rto_agreement is not null) execute function agreement_of_order();
      -- Quotes and orders that are at a hidden location now (A5).
      create view hidden_documents with (security_invoker = true) as
        select d.company_id, d.id from quotes d
          join hidden_locations h on h.company_id = d.company_id and h.id = d.location_id
        union all
        select d.company_id, d.id from orders d
          join hidden_locations h on h.company_id = d.company_id and h.id = d.location_id`);

    // Lines keep the names and prices of their time: a product may be deleted later.
    this.addSql(`create table sales_lines (
        company_id char(24) not null, document_id char(24) not null, line_key text not null, position int not null,
        product_id char(24), name text not null, color_name text, quantity double precision not null,
        amount numeric(14,2), status text not null, is_standard_feature boolean not null, category text, side text,
        primary key (company_id, document_id, line_key))`);
  }
}
