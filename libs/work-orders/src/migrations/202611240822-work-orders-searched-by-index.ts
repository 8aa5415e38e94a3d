import { Migration } from '@mikro-orm/migrations';
import { replaceConcurrently } from '@partner/schema';

/** Adds the searched text to an index, so that rows with a frequent text are counted without reading whole rows. */
export class Migration202611240822WorkOrdersSearchedByIndex extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    await replaceConcurrently(this, {
      name: 'work_orders_created',
      table: 'work_orders',
      on: `(company_id, created_at, id) include (status, location_id, updated_at, search_text)
        where status <> 'Deleted'`,
    });
  }
}
