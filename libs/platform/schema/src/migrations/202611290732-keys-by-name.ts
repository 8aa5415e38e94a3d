import { Migration } from '@mikro-orm/migrations';
import { createConcurrently } from '../upgrade/concurrent-index.js';

/** Index to look up a key over all endpoints that saw it. */
export class Migration202611290732KeysByName extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    await createConcurrently(this, [
      { name: 'idempotency_keys_key', table: 'idempotency_keys', on: '(company_id, key)' },
    ]);
  }
}
