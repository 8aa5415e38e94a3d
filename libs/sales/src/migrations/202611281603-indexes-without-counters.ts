import { Migration } from '@mikro-orm/migrations';
import { createConcurrently, fillInBatches, replaceConcurrently } from '@partner/schema';

const tables = ['leads', 'quotes', 'orders'];

/** Indexes that only counters and ways to find rows by several plans read. */
const unread = [
  ...tables.flatMap((table) => [`${table}_dated_later`, `${table}_salesperson_email`, `${table}_salesperson_name`]),
  ...['quotes_salesperson', 'orders_salesperson', 'orders_sold_before', 'orders_agreement'],
];

/** Indexes of the lists of leads, quotes and orders, whose totals are counted. */
export class Migration202611281603IndexesWithoutCounters extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    await fillInBatches(this, {
      table: 'orders',
      set: `rto_agreement = t.rto ->> 'agreementId'`,
      where: `payment_type = 'rto' and status <> 'Deleted' and rto_agreement is distinct from rto ->> 'agreementId'`,
    });
    await createConcurrently(this, [
      {
        name: 'orders_of_agreement',
        table: 'orders',
        on: '(company_id, rto_agreement) include (location_id) where rto_agreement is not null',
      },
    ]);
    for (const table of tables)
      await replaceConcurrently(this, {
        name: `${table}_status`,
        table,
        on: '(company_id, status, created_at, id) include (location_id)',
      });
    for (const name of unread) await this.execute(`drop index concurrently if exists ${name}`);
  }
}
