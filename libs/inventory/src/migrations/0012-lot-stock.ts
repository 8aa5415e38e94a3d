import { Migration } from '@mikro-orm/migrations';

/**
 * The condition under which a unit is sold off the lot at all, now or not yet expired (R12). The list of lot stock asks
 * for it in the same words: only then are these indexes used.
 */
const onTheLot = `work_order_type in ('lot-stock', 'rental-return', 'immediate-sale') and serial_number <> ''
  and status not in ('Template', 'Cancelled', 'Deleted')
  and quote_id is null and (order_id is null or store_expiration_anchor_at is not null)`;

/** What lot stock and stock templates (§4.2) ask of work orders, ready to be looked up. */
export class Migration0012LotStock extends Migration {
  override up(): void {
    // When a unit leaves the feed (§2.7): never, while it is for sale. UTC days, and no more of them than the calendar
    // has.
    this.addSql(`alter table work_orders add column store_expires_at timestamptz not null generated always as (
      case when order_id is null or store_expiration_anchor_at is null or show_when_expired then 'infinity'::timestamptz
      else (store_expiration_anchor_at at time zone 'UTC' + make_interval(days =>
        least(coalesce(store_expiration_days, 30), 1000000)))
        at time zone 'UTC' end) stored`);
    this.addSql(`create index work_orders_on_lot on work_orders (company_id, created_at, id)
      include (location_id, store_expires_at) where ${onTheLot}`);
    this.addSql(`create index work_orders_on_lot_location on work_orders (company_id, location_id, created_at)
      include (store_expires_at) where ${onTheLot}`);
    // Searched text, name of the siding, and products of the siding: one index, since lists combine them.
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
