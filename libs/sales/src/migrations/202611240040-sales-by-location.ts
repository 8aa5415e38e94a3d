import { Migration } from '@mikro-orm/migrations';
import { replaceConcurrently } from '@partner/schema';

/** Indexes of records at one location, in list order. */
export class Migration202611240040SalesByLocation extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    for (const table of ['leads', 'quotes', 'orders']) {
      await replaceConcurrently(this, {
        name: `${table}_location`,
        table,
        on: '(company_id, location_id, created_at, id) include (status)',
      });
    }
  }
}
