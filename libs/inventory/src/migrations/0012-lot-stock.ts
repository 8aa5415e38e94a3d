import { Migration } from '@mikro-orm/migrations';

/**
 * Matches units sold off the lot, expired or not (R12). The list of lot stock repeats this condition verbatim, because
 * PostgreSQL uses these partial indexes only then.
 */
const onTheLot = `work_order_type in ('lot-stock', 'rental-return', 'immediate-sale') and serial_number <> ''
  and status not in ('Template', 'Cancelled', 'Deleted')
  and quote_id is null and (order_id is null or store_expiration_anchor_at is not null)`;

/** Columns and indexes of work orders for lot stock and stock templates (§4.2). */
export class Migration0012LotStock extends Migration {
  override up(): void {
    // Time at which a unit leaves the feed (§2.7); infinity while it is for sale. Counted in UTC days, limited to the
    // range of timestamps.
    this.addSql(`alter table work_orders add column store_expires_at timestamptz not null generated always as (
      case when order_id is null or store_expiration_anchor_at is null or show_when_expired then 'infinity'::timestamptz
      else (store_expiration_anchor_at at time zone 'UTC' + make_interval(days =>
        least(coalesce(store_expiration_days, 30), 1000000)))
        at time zone 'UTC' end) stored`);
    this.addSql(`create index work_orders_on_lot on work_orders (company_id, created_at, id)
      include (location_id, store_expires_at) where ${onTheLot}`);
    this.addSql(`create index work_orders_on_lot_location on work_orders (company_id, location_id, created_at)
      include (store_expires_at) where ${onTheLot}`);
    // Search text, siding name and siding products share one index because lists combine them.
    this.addSql(`create index work_orders_on_lot_text on work_orders using gin (company_id,
        (lower(serial_number || chr(10) || coalesce(title, ''))) gin_trgm_ops,
        (lower(configuration ->> 'siding')) gin_trgm_ops,
        (jsonb_path_query_array(lines,
          '$[*] ? (@.status != "removed" && @.category like_regex "^siding$" flag "i").productId')) jsonb_path_ops)
      where ${onTheLot}`);
    this.addSql(`create index work_orders_templates on work_orders (company_id, created_at, id)
      where status = 'Template' and (template ->> 'published') = 'true'`);
  }
}
