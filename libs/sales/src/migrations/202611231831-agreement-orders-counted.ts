import { Migration } from '@mikro-orm/migrations';
import { recountShards } from '@partner/schema';

/** Counts the orders of agreements from before the triggers. */
export class Migration202611231831AgreementOrdersCounted extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    await recountShards(this, {
      kind: 'agreement_orders',
      rows: `select company_id, rto ->> 'agreementId' as status, location_id from orders
        where rto ->> 'agreementId' is not null and payment_type = 'rto' and status <> 'Deleted'`,
    });
    // Only counting the orders of an agreement used this index.
    await this.execute('drop index concurrently if exists orders_agreement');
  }
}
