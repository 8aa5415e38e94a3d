import { Migration } from '@mikro-orm/migrations';
import { createConcurrently, replaceConcurrently } from '@partner/schema';

/** Payments updated per transaction. Each change is counted, and writers wait for about a tenth of a second. */
const batchSize = 500;

/** Copies location and deletion of the orders to the next batch of payments. */
const tell = (company: string, id: string): string => `with batch as materialized (
    select company_id, id, order_id from payments where (company_id, id) > ('${company}', '${id}')
    order by company_id, id limit ${batchSize}),
  told as (update payments t set location_id = o.location_id, order_deleted = o.status = 'Deleted'
    from batch b join orders o on o.company_id = b.company_id and o.id = b.order_id
    where t.company_id = b.company_id and t.id = b.id
      and (o.location_id is distinct from t.location_id or (o.status = 'Deleted') <> t.order_deleted) returning 1)
  select company_id, id, (select count(*)::int from told) as told
  from batch order by company_id desc, id desc limit 1`;

/** Fills the new columns of payments from before the triggers, and creates the indexes of their list. */
export class Migration202611231801PaymentsCounted extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    // Repeated until no row changes, for orders that changed between being read and the lock of their payment.
    while ((await this.tellAll()) > 0);
    await replaceConcurrently(this, {
      name: 'payments_created',
      table: 'payments',
      on: '(company_id, created_at, id) include (status, location_id) where not order_deleted',
    });
    await createConcurrently(this, [
      {
        name: 'payments_status',
        table: 'payments',
        on: '(company_id, status, created_at, id) include (location_id) where not order_deleted',
      },
    ]);
    // Locations are never deleted, and no other query finds payments by location.
    await this.execute('drop index concurrently if exists payments_location');
  }

  /** @returns the number of updated payments */
  private async tellAll(): Promise<number> {
    let all = 0;
    for (let [company, id] = ['', '']; ;) {
      const [last] = (await this.execute(tell(company, id))) as { company_id: string; id: string; told: number }[];
      if (!last) return all;
      all += last.told;
      [company, id] = [last.company_id, last.id];
    }
  }
}
