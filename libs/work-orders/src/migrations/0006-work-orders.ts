import { Migration } from '@mikro-orm/migrations';

/**
 * Matches units sold off the lot, expired or not (R12). The list of lot stock repeats this condition verbatim, because
 * PostgreSQL uses these partial indexes only then.
 */
const onTheLot = `work_order_type in ('lot-stock', 'rental-return', 'immediate-sale') and serial_number <> ''
        and status not in ('Template', 'Cancelled', 'Deleted')
        and quote_id is null and (order_id is null or store_expiration_anchor_at is not null)`;

/** Columns of all other filters, so that index entries are enough to apply them. */
const filtered = 'location_id, store_expires_at, work_order_type';

const subtotal = 'coalesce(base_price, 0) + coalesce(upgrades_price, 0) - coalesce(removed_price, 0)';

/** Selling price (R12), repeated verbatim as in the list. A discount above the building subtotal does not apply. */
const sellingPrice = `(${subtotal}) - case when coalesce(discount > 0 and discount <= (${subtotal})
        and char_length(regexp_replace(discount_reason, '^\\s+|\\s+$', '', 'g')) >= 3, false)
        then discount else 0 end`;

/**
 * Work orders (§2.7 to §2.9) with the indexes of lot stock and templates, deliveries, and bills of materials (§4.4).
 */
export class Migration0006WorkOrders extends Migration {
  override up(): void {
    // A unit leaves the feed at `store_expires_at` (§2.7), infinity while it is for sale, in UTC days limited to the
    // range of timestamps. A deleted work order frees its serial number. Rows are wide: lists are sorted and counted by
    // index alone.
    this.addSql(`create table work_orders (
        company_id char(24) not null, id char(24) not null, version int not null, created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null, number int not null, status text not null,
        status_changed_at timestamptz(3) not null, serial_number text, title text, description text,
        location_id char(24), product_id char(24), size_id char(24), purchase_type text, work_order_type text,
        delivery_type text, base_price numeric(14,2), upgrades_price numeric(14,2), removed_price numeric(14,2),
        discount numeric(14,2), discount_reason text, promised_date timestamptz(3), store_expiration_days int,
        show_when_expired boolean not null, store_expiration_anchor_at timestamptz(3), quote_id char(24),
        order_id char(24), order_number int, delivery_address jsonb, images text[] not null, files jsonb not null,
        configuration jsonb, lines jsonb not null, bom jsonb not null, template jsonb, external_references jsonb,
        search_text text not null,
        store_expires_at timestamptz generated always as (case
          when order_id is null or store_expiration_anchor_at is null or show_when_expired then 'infinity'::timestamptz
          else (store_expiration_anchor_at at time zone 'UTC'
            + make_interval(days => least(coalesce(store_expiration_days, 30), 1000000))) at time zone 'UTC'
          end) stored not null,
        primary key (company_id, id), check ((order_id is null) = (order_number is null)),
        check (quote_id is null or order_id is null), foreign key (company_id, location_id) references locations,
        foreign key (company_id, product_id) references products, foreign key (company_id, size_id) references sizes);
      create unique index work_orders_number on work_orders (company_id, number);
      create unique index work_orders_serial_number on work_orders (company_id, serial_number)
        where status <> 'Deleted';
      create index work_orders_updated on work_orders (company_id, updated_at, id) where status <> 'Deleted';
      create index work_orders_status on work_orders (company_id, status, id) where status <> 'Deleted';
      create index work_orders_quote on work_orders (company_id, quote_id) where quote_id is not null;
      create index work_orders_order on work_orders (company_id, order_id) where order_id is not null;
      create index work_orders_order_number on work_orders (company_id, order_number) where order_number is not null;
      create index work_orders_search on work_orders using gin (company_id, search_text gin_trgm_ops);
      create index work_orders_references on work_orders using gin (company_id, external_references jsonb_path_ops);
      create index work_orders_promised on work_orders (company_id, promised_date)
        where order_id is not null and promised_date is not null and status <> 'Deleted';
      create index work_orders_finished on work_orders (company_id, promised_date)
        where order_id is not null and promised_date is not null and status = 'Finished good';
      create index work_orders_location on work_orders (company_id, location_id, created_at, id) include (status)
        where status <> 'Deleted';
      create index work_orders_status_created on work_orders (company_id, status, created_at, id) include (location_id)
        where status <> 'Deleted';
      create index work_orders_serial_sorted on work_orders (company_id, serial_number, id) where status <> 'Deleted';
      create index work_orders_on_lot_location on work_orders (company_id, location_id, created_at, id)
        include (store_expires_at, work_order_type)
        where ${onTheLot};
      create index work_orders_on_lot_serial on work_orders (company_id, lower(serial_number), id)
        include (${filtered})
        where ${onTheLot};
      create index work_orders_on_lot_title on work_orders (company_id, lower(title), id) include (${filtered})
        where ${onTheLot};
      create index work_orders_templates on work_orders (company_id, created_at, id) include (location_id)
        where status = 'Template' and template ->> 'published' = 'true';
      create index work_orders_created on work_orders (company_id, created_at, id)
        include (status, location_id, updated_at, search_text)
        where status <> 'Deleted';
      create index work_orders_on_lot on work_orders (company_id, created_at, id) include (${filtered}, search_text)
        where ${onTheLot};
      create index work_orders_delivered on work_orders (company_id, status_changed_at)
        where order_id is not null and status = 'Delivered';
      create index work_orders_on_lot_text on work_orders using gin (company_id,
        fold_case(configuration ->> 'siding') gin_trgm_ops,
        jsonb_path_query_array(lines,
          '$[*] ? (@.status != "removed" && @.category like_regex "^siding$" flag "i").productId') jsonb_path_ops)
        where ${onTheLot};
      create index work_orders_on_lot_price on work_orders (company_id, (${sellingPrice}), id) include (${filtered})
        where ${onTheLot};
      create function work_orders_search_text() returns trigger language plpgsql
        set search_path = pg_catalog, public, pg_temp as $$
      begin
        new.search_text := fold_case(format(E'%s\\n%s\\n%s', new.number, new.serial_number, new.title));
        return new;
      end $$;
      create trigger search_text before insert or update of number, serial_number, title on work_orders
        for each row execute function work_orders_search_text();
      alter table work_orders enable always trigger search_text`);

    this.addSql(`create table deliveries (
        company_id char(24) not null, id char(24) not null, version int not null, created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null, work_order_id char(24) not null, scheduled_date timestamptz(3),
        run_number int, run_status text not null, driver_name text, delivered_at timestamptz(3),
        primary key (company_id, id), foreign key (company_id, work_order_id) references work_orders);
      create unique index deliveries_work_order on deliveries (company_id, work_order_id)`);

    this.addSql(`create table boms (
        company_id char(24) not null, id char(24) not null, version int not null, created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null, product_id char(24), size_id char(24), items jsonb not null,
        primary key (company_id, id), check ((product_id is null) <> (size_id is null)),
        foreign key (company_id, product_id) references products, foreign key (company_id, size_id) references sizes);
      create unique index boms_product on boms (company_id, product_id) where product_id is not null;
      create unique index boms_size on boms (company_id, size_id) where size_id is not null`);
  }
}
