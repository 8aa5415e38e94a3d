import { Migration } from '@mikro-orm/migrations';
import { createConcurrently } from '@partner/schema';

/** Finds the latest erasures of a company, which writes of the request log and of webhook attempts ask for (R110). */
export class Migration202611270100CustomersErased extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    await this.execute('alter table customers add column if not exists erased_until timestamptz(3)');
    // Erasures by an earlier release have no end: their beginning counts.
    const on = '(company_id, coalesce(erased_until, erased_at)) where erased_at is not null';
    await createConcurrently(this, [{ name: 'customers_erased', table: 'customers', on }]);
  }
}
