import { Migration } from '@mikro-orm/migrations';
import { replaceConcurrently } from '@partner/schema';

/** Finds merged customers by phone, too: a contact leads to their survivor (R6). */
export class Migration202611281303MergedCustomersByPhone extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    await replaceConcurrently(this, {
      name: 'customers_phone',
      table: 'customers',
      on: '(company_id, phone) where deleted_at is null',
    });
  }
}
