import { Migration } from '@mikro-orm/migrations';
import { createConcurrently } from '@partner/schema';

/**
 * Finds orders with a sale before their creation, which only imports can give. Lists of companies without such orders
 * begin ranges of sales at the orders created in them.
 */
export class Migration202611260440OrdersSoldBefore extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    await createConcurrently(this, [
      { name: 'orders_sold_before', table: 'orders', on: '(company_id) where sale_date < created_at' },
    ]);
  }
}
