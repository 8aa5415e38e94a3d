import { Migration } from '@mikro-orm/migrations';
import { createConcurrently } from '@partner/schema';

/** Index of the texts of leads that has the columns of their filters, as quotes and orders have it. */
export class Migration202611300315TextsOfLeads extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    const on = `(company_id, created_at, id)
      include (status, location_id, salesperson_id, customer_email, customer_phone, search_text)`;
    await createConcurrently(this, [{ name: 'leads_customer_texts', table: 'leads', on }]);
    await this.execute('drop index concurrently if exists leads_texts');
  }
}
