import { Migration } from '@mikro-orm/migrations';
import { createConcurrently } from '@partner/schema';

/**
 * Finds records with a creation time after their last change, which only imports can give. Lists of companies without
 * such records begin ranges of changes at the records created in them.
 */
export class Migration202611260121SalesDatedLater extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    await createConcurrently(
      this,
      ['leads', 'quotes', 'orders'].map((table) => ({
        ...{ name: `${table}_dated_later`, table },
        on: '(company_id) where updated_at < created_at',
      })),
    );
  }
}
