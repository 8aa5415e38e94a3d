import { Migration } from '@mikro-orm/migrations';
import { createConcurrently } from '@partner/schema';

/** Finds the latest erasures of a company, which writes of the request log and of webhook attempts ask for (R110). */
export class Migration202611270100CustomersErased extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    const on = '(company_id, erased_at) where erased_at is not null';
    await createConcurrently(this, [{ name: 'customers_erased', table: 'customers', on }]);
  }
}
