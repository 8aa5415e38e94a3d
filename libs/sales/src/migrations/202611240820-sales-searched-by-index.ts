import { Migration } from '@mikro-orm/migrations';
import { createConcurrently } from '@partner/schema';

/** Columns of the conditions that a search is usually combined with. */
const filters = 'status, location_id';

/**
 * Indexes that contain the searched texts, so that rows with a frequent text are counted without reading whole rows. An
 * entry may have 2,704 bytes: the longest texts of a lead leave no room for a copy of its email and phone number.
 */
export class Migration202611240820SalesSearchedByIndex extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    const ofDocuments = `${filters}, customer_email, customer_phone`;
    await createConcurrently(
      this,
      Object.entries({
        leads: `${filters}, salesperson_id`,
        quotes: ofDocuments,
        orders: ofDocuments,
      }).map(([table, columns]) => ({
        name: `${table}_texts`,
        table,
        on: `(company_id, created_at, id) include (${columns}, search_text)`,
      })),
    );
  }
}
