import { Migration } from '@mikro-orm/migrations';
import { createConcurrently } from '@partner/schema';

/**
 * Finds records with a creation time after their last change, which only imports can give. Lists of companies without
 * such records begin ranges of changes at the records created in them.
 */
export class Migration202611260120CustomersDatedLater extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    const on = '(company_id) where updated_at < created_at';
    await createConcurrently(this, [{ name: 'customers_dated_later', table: 'customers', on }]);
  }
}
