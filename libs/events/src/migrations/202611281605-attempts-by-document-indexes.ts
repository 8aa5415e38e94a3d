import { Migration } from '@mikro-orm/migrations';
import { createConcurrently } from '@partner/schema';

const table = 'webhook_attempts';

/** Indexes of the delivery log. The document of an attempt decides if it is shown. */
export class Migration202611281605AttemptsByDocumentIndexes extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    await createConcurrently(this, [
      { name: 'webhook_attempts_shown', table, on: '(company_id, attempted_at, id) include (ok, document_id)' },
      {
        name: 'webhook_attempts_failed',
        table,
        on: '(company_id, attempted_at, id) include (document_id) where not ok',
      },
      {
        name: 'webhook_attempts_of_type',
        table,
        on: '(company_id, event_type, attempted_at, id) include (ok, document_id)',
      },
    ]);
  }
}
