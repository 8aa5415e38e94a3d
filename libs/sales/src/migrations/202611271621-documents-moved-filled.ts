import { Migration } from '@mikro-orm/migrations';
import { createConcurrently, fillInBatches } from '@partner/schema';

const tables = { quotes: 'quote', orders: 'order' };

/** Marks the quotes and orders that changed their location before the trigger, by their events, and indexes them. */
export class Migration202611271621DocumentsMovedFilled extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    for (const [table, resource] of Object.entries(tables)) {
      await fillInBatches(this, {
        table,
        set: 'moved = true',
        // Within `coalesce`, the ids are looked up once in a batch, not once for each row.
        where: `not moved and coalesce((company_id, id) in (select e.company_id, e.resource_id from events e
          where e.resource_type = '${resource}' and e.data -> 'changedFields' ? 'location'), false)`,
      });
      await createConcurrently(this, [
        { name: `${table}_moved`, table, on: '(company_id, location_id, id) where moved' },
      ]);
    }
  }
}
