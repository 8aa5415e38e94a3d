import { Migration } from '@mikro-orm/migrations';
import { countInShards, createConcurrently, replaceConcurrently } from '@partner/schema';

/** Customers with the state that they are counted under. */
const rows = `select company_id, case when deleted_at is not null then 'Deleted'
  when merged_into is not null then 'Merged' else 'Live' end as status, null::char(24) as location_id from customers`;

/** Index of the list of customers in one of its orders: rows are found, and counted, in an index alone. */
const sorted = (column: string, others = 'merged_into'): string =>
  `(company_id, ${column}, id) include (${others}) where deleted_at is null`;

/** Finds and counts the customers of a company that has many. */
export class Migration202611231640CustomerTotalsCounted extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    await countInShards(this, { kind: 'customers', rows });
    await replaceConcurrently(this, { name: 'customers_created', table: 'customers', on: sorted('created_at') });
    await createConcurrently(this, [
      { name: 'customers_updated', table: 'customers', on: sorted('updated_at', 'merged_into, created_at') },
      { name: 'customers_name', table: 'customers', on: sorted('lower(name)') },
      { name: 'customers_email', table: 'customers', on: sorted('email_lower') },
    ]);
    // The index in the order of emails has those of merged customers, too.
    await this.execute('drop index concurrently if exists customers_merged_email');
  }
}
