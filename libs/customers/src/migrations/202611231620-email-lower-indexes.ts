import { Migration } from '@mikro-orm/migrations';
import { fillInBatches, replaceConcurrently } from '@partner/schema';

/** Indexes of emails, on the lower-case column. */
export class Migration202611231620EmailLowerIndexes extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    await fillInBatches(this, {
      table: 'customers',
      set: 'email_lower = lower(t.email)',
      where: 'email is not null and email_lower is null',
    });
    await replaceConcurrently(this, {
      name: 'customers_live_email',
      table: 'customers',
      on: '(company_id, email_lower) where merged_into is null and deleted_at is null',
      unique: true,
    });
    await replaceConcurrently(this, {
      name: 'customers_merged_email',
      table: 'customers',
      on: '(company_id, email_lower) where merged_into is not null',
    });
  }
}
