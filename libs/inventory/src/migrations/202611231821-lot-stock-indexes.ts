import { Migration } from '@mikro-orm/migrations';
import { createConcurrently, replaceConcurrently } from '@partner/schema';

/** Condition of the list (R12), repeated verbatim as in migration 0012. */
const onTheLot = `work_order_type in ('lot-stock', 'rental-return', 'immediate-sale') and serial_number <> ''
  and status not in ('Template', 'Cancelled', 'Deleted')
  and quote_id is null and (order_id is null or store_expiration_anchor_at is not null)`;

/** Selling price (R12), repeated verbatim as in the list. */
const price = `(coalesce(base_price, 0) + coalesce(upgrades_price, 0) - coalesce(removed_price, 0)
  - case when coalesce(discount > 0 and char_length(regexp_replace(discount_reason,
  '^\\s+|\\s+$', '', 'g')) >= 3, false) then discount else 0 end)`;

/** Columns of all other filters, so that index entries are enough to apply them. */
const judged = 'include (location_id, store_expires_at, work_order_type)';

/** Indexes of lot stock for each sort, and for its own search texts. */
export class Migration202611231821LotStockIndexes extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    const on = (columns: string): string => `(company_id, ${columns}) ${judged} where ${onTheLot}`;
    const table = 'work_orders';
    await replaceConcurrently(this, { name: 'work_orders_on_lot', table, on: on('created_at, id') });
    await replaceConcurrently(this, {
      name: 'work_orders_on_lot_location',
      table,
      on: `(company_id, location_id, created_at, id) include (store_expires_at, work_order_type) where ${onTheLot}`,
    });
    await createConcurrently(this, [
      { name: 'work_orders_on_lot_serial', table, on: on('lower(serial_number), id') },
      { name: 'work_orders_on_lot_title', table, on: on('lower(title), id') },
      { name: 'work_orders_on_lot_price', table, on: on(`${price}, id`) },
      {
        name: 'work_orders_leaving_lot',
        table,
        on: `(company_id, store_expires_at) include (location_id, work_order_type)
          where store_expires_at < 'infinity' and ${onTheLot}`,
      },
    ]);
    // Serial number and title are found by the search index of all work orders.
    await replaceConcurrently(this, {
      name: 'work_orders_on_lot_text',
      table,
      on: `using gin (company_id, (lower(configuration ->> 'siding')) gin_trgm_ops,
        (jsonb_path_query_array(lines,
          '$[*] ? (@.status != "removed" && @.category like_regex "^siding$" flag "i").productId')) jsonb_path_ops)
        where ${onTheLot}`,
    });
    await replaceConcurrently(this, {
      name: 'work_orders_templates',
      table,
      on: `(company_id, created_at, id) include (location_id)
        where status = 'Template' and (template ->> 'published') = 'true'`,
    });
  }
}
