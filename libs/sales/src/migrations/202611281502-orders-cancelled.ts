import { Migration } from '@mikro-orm/migrations';
import { createConcurrently } from '@partner/schema';

/** Index of the orders that were cancelled after the sale, for the filter of their list (R48). */
export class Migration202611281502OrdersCancelled extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): Promise<void> {
    const on = '(company_id, created_at, id) where sold_and_cancelled';
    return createConcurrently(this, [{ name: 'orders_cancelled', table: 'orders', on }]);
  }
}
