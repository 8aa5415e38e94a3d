import { Migration } from '@mikro-orm/migrations';
import { recountShards, createConcurrently, replaceConcurrently } from '@partner/schema';

/** Customers with the state under which they are counted. */
const rows = `select company_id, case when deleted_at is not null then 'Deleted'
  when merged_into is not null then 'Merged' else 'Live' end as status, null::char(24) as location_id from customers`;

/** Index for one sort of the list of customers, with all columns needed to find and count rows. */
const sorted = (column: string, others = 'merged_into'): string =>
  `(company_id, ${column}, id) include (${others}) where deleted_at is null`;

/** Indexes and initial counts for companies with many customers. */
export class Migration202611231640CustomerTotalsCounted extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    await recountShards(this, { kind: 'customers', rows });
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
