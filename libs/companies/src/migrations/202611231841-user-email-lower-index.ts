import { Migration } from '@mikro-orm/migrations';
import { fillInBatches, replaceConcurrently } from '@partner/schema';

/** Unique index on the lower-case email of users. */
export class Migration202611231841UserEmailLowerIndex extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    await fillInBatches(this, { table: 'users', set: 'email_lower = lower(t.email)', where: 'email_lower is null' });
    await replaceConcurrently(this, {
      name: 'users_email',
      table: 'users',
      on: '(company_id, email_lower)',
      unique: true,
    });
  }
}
