import { Migration } from '@mikro-orm/migrations';

/**
 * Adds, for each company, the difference of the orders to their counters as the statement's snapshot has both: what
 * triggers count meanwhile stays right, nobody waits, and it may be repeated.
 */
const count = `insert into record_tallies (company_id, kind, status, location_id, amount)
  select company_id, 'agreement_orders', status, location_id, sum(amount) from (
    select company_id, rto ->> 'agreementId' as status, location_id, 1 as amount from orders
      where rto ->> 'agreementId' is not null and payment_type = 'rto' and status <> 'Deleted'
    union all
    select company_id, status, location_id, -amount from record_tallies where kind = 'agreement_orders') d
  group by company_id, status, location_id having sum(amount) <> 0`;

/** Counts the orders of agreements of before the triggers. */
export class Migration202611231831AgreementOrdersCounted extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    await this.execute(count);
    // Only the count of each agreement looked orders up by it.
    await this.execute('drop index concurrently if exists orders_agreement');
  }
}
