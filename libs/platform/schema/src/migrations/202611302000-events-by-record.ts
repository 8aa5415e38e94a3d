import { Migration } from '@mikro-orm/migrations';
import { createConcurrently } from '../upgrade/concurrent-index.js';

/** Index of the events of each record, for `resourceId` of the feed and the delivery log. */
export class Migration202611302000EventsByRecord extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    const on = '(company_id, resource_id, seq)';
    await createConcurrently(this, [{ name: 'events_of_record', table: 'events', on }]);
  }
}
