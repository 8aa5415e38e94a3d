import { Migration } from '@mikro-orm/migrations';

/** Drops indexes: products and units are never deleted, and no statement finds quotes or orders by them. */
export class Migration202611240824SalesUnusedIndexes extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    for (const name of ['quotes_product', 'quotes_work_order', 'orders_product', 'orders_work_order'])
      await this.execute(`drop index concurrently if exists ${name}`);
  }
}
