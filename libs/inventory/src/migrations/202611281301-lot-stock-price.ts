import { Migration } from '@mikro-orm/migrations';
import { replaceConcurrently } from '@partner/schema';

/** Selling price (R12), repeated verbatim as in the list. A discount above the building subtotal does not apply. */
const subtotal = '(coalesce(base_price, 0) + coalesce(upgrades_price, 0) - coalesce(removed_price, 0))';
const price = `(${subtotal} - case when coalesce(discount > 0 and discount <= ${subtotal} and
  char_length(regexp_replace(discount_reason, '^\\s+|\\s+$', '', 'g')) >= 3, false) then discount else 0 end)`;

/** Index of lot stock sorted by price. */
export class Migration202611281301LotStockPrice extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    await replaceConcurrently(this, {
      name: 'work_orders_on_lot_price',
      table: 'work_orders',
      on: `(company_id, ${price}, id) include (location_id, store_expires_at, work_order_type)
        where work_order_type in ('lot-stock', 'rental-return', 'immediate-sale') and serial_number <> ''
        and status not in ('Template', 'Cancelled', 'Deleted')
        and quote_id is null and (order_id is null or store_expiration_anchor_at is not null)`,
    });
  }
}
