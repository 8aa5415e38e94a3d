import { Migration } from '@mikro-orm/migrations';
import { createConcurrently } from '@partner/schema';

/**
 * Index of the delivery log with the result of an attempt and the columns that decide whether it is shown: a company
 * that hides a location counts its attempts in the index alone.
 */
const on = '(company_id, attempted_at, id) include (ok, resource_type, location_id, document_id)';

/** Creates the index that replaces `webhook_attempts_newest`. */
export class Migration202611271612AttemptsShownInIndex extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): Promise<void> {
    return createConcurrently(this, [{ name: 'webhook_attempts_shown', table: 'webhook_attempts', on }]);
  }
}
