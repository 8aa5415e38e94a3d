import { Migration } from '@mikro-orm/migrations';
import { replaceConcurrently } from '@partner/schema';

/** Condition of the list (R12), repeated verbatim as in migration 0012. */
const onTheLot = `work_order_type in ('lot-stock', 'rental-return', 'immediate-sale') and serial_number <> ''
  and status not in ('Template', 'Cancelled', 'Deleted')
  and quote_id is null and (order_id is null or store_expiration_anchor_at is not null)`;

/** Adds the searched text to an index, so that units with a frequent text are counted without reading whole rows. */
export class Migration202611240823LotStockSearchedByIndex extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    await replaceConcurrently(this, {
      name: 'work_orders_on_lot',
      table: 'work_orders',
      on: `(company_id, created_at, id) include (location_id, store_expires_at, work_order_type, search_text)
        where ${onTheLot}`,
    });
  }
}
