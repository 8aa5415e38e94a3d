import { Migration } from '@mikro-orm/migrations';
import { createConcurrently } from '@partner/schema';

/** Index of leads that has the columns of their filters. With the searched text, a row may be too long for it. */
export class Migration202611300315ContactsOfLeads extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    const on = `(company_id, created_at, id)
      include (status, location_id, salesperson_id, customer_email, customer_phone)`;
    await createConcurrently(this, [{ name: 'leads_contacts', table: 'leads', on }]);
  }
}
