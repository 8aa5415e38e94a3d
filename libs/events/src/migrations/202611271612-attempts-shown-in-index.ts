import { Migration } from '@mikro-orm/migrations';
import { createConcurrently } from '@partner/schema';

const table = 'webhook_attempts';
const shown = 'resource_type, location_id, document_id';

/**
 * Indexes of the delivery log with the columns that decide whether an attempt is shown: a company that hides a location
 * counts its attempts in the index alone. Failed attempts have an index of their own: they are few, and users ask for
 * them.
 */
const indexes = [
  { name: 'webhook_attempts_shown', table, on: `(company_id, attempted_at, id) include (ok, ${shown})` },
  { name: 'webhook_attempts_failed', table, on: `(company_id, attempted_at, id) include (${shown}) where not ok` },
];

/** Creates the index that replaces `webhook_attempts_newest`, and that of failed attempts. */
export class Migration202611271612AttemptsShownInIndex extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): Promise<void> {
    return createConcurrently(this, indexes);
  }
}
