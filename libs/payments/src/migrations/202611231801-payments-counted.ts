import { Migration } from '@mikro-orm/migrations';
import { createConcurrently, fillInBatches, replaceConcurrently } from '@partner/persistence';

/** The order `o` of a payment. */
const of = (payment: string): string =>
  `from orders o where o.company_id = ${payment}.company_id and o.id = ${payment}.order_id`;

/** Payments that do not know where their order stands. */
const apart = {
  table: 'payments',
  set: `(location_id, order_deleted) = (select o.location_id, o.status = 'Deleted' ${of('t')})`,
  where: `exists (select ${of('payments')}
    and (o.location_id is distinct from payments.location_id or (o.status = 'Deleted') <> payments.order_deleted))`,
};

/**
 * Adds, for each company, the difference of the payments to their counters as the statement's snapshot has both: what
 * triggers count meanwhile stays right, nobody waits, and it may be repeated.
 */
const counts = [
  `insert into record_tallies (company_id, kind, status, location_id, amount)
  select company_id, 'payments', status, location_id, sum(amount) from (
    select company_id, status, location_id, 1 as amount from payments where not order_deleted
    union all
    select company_id, status, location_id, -amount from record_tallies where kind = 'payments') d
  group by company_id, status, location_id having sum(amount) <> 0`,
  `insert into record_period_tallies (company_id, kind, span, starts_on, status, location_id, amount)
  select company_id, 'payments', span, starts_on, status, location_id, sum(amount) from (
    select p.company_id, s.span, date_trunc(s.span, p.created_at at time zone 'UTC')::date as starts_on, p.status,
        p.location_id, 1 as amount
      from payments p cross join (values ('day'), ('month')) s (span) where not p.order_deleted
    union all
    select company_id, span, starts_on, status, location_id, -amount from record_period_tallies
      where kind = 'payments') d
  group by company_id, span, starts_on, status, location_id having sum(amount) <> 0`,
];

/** Payments of before the triggers, and the indexes of their list. */
export class Migration202611231801PaymentsCounted extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    // Again for an order that was changed between the look at it and the lock of its payment.
    for (let times = 0; times < 2; times += 1) await fillInBatches(this, apart);
    for (const count of counts) await this.execute(count);
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
    // Locations are never deleted, and nothing else looks payments up by them.
    await this.execute('drop index concurrently if exists payments_location');
  }
}
