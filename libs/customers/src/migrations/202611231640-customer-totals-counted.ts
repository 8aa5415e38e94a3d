import { Migration } from '@mikro-orm/migrations';
import { createConcurrently, replaceConcurrently } from '@partner/schema';

/** Index for one sort of the list of customers, with all columns needed to find and count rows. */
const sorted = (column: string, others = 'merged_into'): string =>
  `(company_id, ${column}, id) include (${others}) where deleted_at is null`;

/** Indexes for companies with many customers. */
export class Migration202611231640CustomerTotalsCounted extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    await replaceConcurrently(this, { name: 'customers_created', table: 'customers', on: sorted('created_at') });
    await createConcurrently(this, [
      { name: 'customers_updated', table: 'customers', on: sorted('updated_at', 'merged_into, created_at') },
      { name: 'customers_name', table: 'customers', on: sorted('lower(name)') },
      { name: 'customers_email', table: 'customers', on: sorted('email_lower') },
    ]);
    // The index that sorts by email also covers merged customers.
    await this.execute('drop index concurrently if exists customers_merged_email');
  }
}
