import { Migration } from '@mikro-orm/migrations';
import { createConcurrently } from '@partner/schema';

const table = 'webhook_attempts';
const shown = 'resource_type, location_id, document_id';

/**
 * Indexes of the delivery log with the columns that decide whether an attempt is shown: pages of a company that hides a
 * location are found in the index alone. Failed attempts have an index of their own: they are few, and users ask for
 * them. Those for a type of event are counted in theirs. The last one finds the attempts for quotes and orders that
 * moved to a hidden location, and those that an earlier release logged without their record.
 */
const indexes = [
  { name: 'webhook_attempts_shown', table, on: `(company_id, attempted_at, id) include (ok, ${shown})` },
  { name: 'webhook_attempts_failed', table, on: `(company_id, attempted_at, id) include (${shown}) where not ok` },
  {
    name: 'webhook_attempts_of_type',
    table,
    on: `(company_id, event_type, attempted_at, id) include (ok, ${shown})`,
  },
  {
    name: 'webhook_attempts_of_document',
    table,
    on: `(company_id, document_id, attempted_at) include (id, ok, location_id)
      where document_id is not null or resource_type is null`,
  },
];

/** Creates the index that replaces `webhook_attempts_newest`, and the others. */
export class Migration202611271612AttemptsShownInIndex extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): Promise<void> {
    return createConcurrently(this, indexes);
  }
}
