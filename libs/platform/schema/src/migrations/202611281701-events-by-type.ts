import { Migration } from '@mikro-orm/migrations';
import { createConcurrently } from '../upgrade/concurrent-index.js';

/** Indexes the events of each type, for readers of the feed that filter by types (E1). */
export class Migration202611281701EventsByType extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    await createConcurrently(this, [{ name: 'events_of_type', table: 'events', on: '(company_id, type, seq)' }]);
  }
}
