import { Migration } from '@mikro-orm/migrations';
import { replaceConcurrently } from '@partner/schema';

/** Adds the searched texts to an index, so that rows with a frequent text are counted without reading whole rows. */
export class Migration202611240821CustomersSearchedByIndex extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    await replaceConcurrently(this, {
      name: 'customers_created',
      table: 'customers',
      on: `(company_id, created_at, id) include (merged_into, email_lower, phone, search_text)
        where deleted_at is null`,
    });
  }
}
