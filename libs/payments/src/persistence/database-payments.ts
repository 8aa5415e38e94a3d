import type { CompanyId, Id } from '@partner/kernel';
import { repositoryOf } from '@partner/unit-of-work';
import sql, { empty } from 'sql-template-tag';
import type { Payments, PendingPayment, CompanyCurrency } from '../application/ports/payments.js';
import { Payment } from '../domain/payment/payment.js';
import type { PaymentState } from '../domain/payment/payment.state.js';
import { isAwaited, isCounted, paymentTable } from './payment.entity.js';
import type { Database } from '@partner/postgres';

export class DatabasePayments
  extends repositoryOf({ table: paymentTable, name: 'payment', fromState: (row) => new Payment(stateOf(row), true) })
  implements Payments
{
  async orderOf(company: CompanyId, id: Id): Promise<Id | undefined> {
    const [found] = await this.database.query<{ order: Id }>(sql`
      select t.order_id as "order" from payments t where t.company_id = ${company} and t.id = ${id}`);
    return found?.order;
  }

  async findByReference(company: CompanyId, reference: string): Promise<Payment | undefined> {
    return (await this.locked(company, sql`t.provider_reference = ${reference} and t.link_id is not null`))[0];
  }

  async countedWithout(company: CompanyId, order: Id, payment: Id): Promise<string> {
    const [row] = await this.database.query<{ counted: string }>(sql`
      select coalesce(sum(round((t.amount - t.refunded_amount) / 10::numeric ^ t.digits, t.digits)), 0)::text as counted
      from payments t where t.company_id = ${company} and t.order_id = ${order} and t.id <> ${payment}
        and ${isCounted} and not t.is_foreign`);
    const { counted } = row!;
    return counted;
  }

  /** Microseconds of PostgreSQL's clock, so that the numbers of a company that moves to another server go on. */
  async nextObservation(): Promise<number> {
    const [row] = await this.database.query<{ next: string }>(
      sql`select (extract(epoch from clock_timestamp()) * 1000000)::bigint::text as next`,
    );
    const { next } = row!;
    return Number(next);
  }

  async recordObservation(company: CompanyId, id: Id, observation: number): Promise<void> {
    await this.database.query(sql`update payments set observation = ${observation}::bigint
      where company_id = ${company} and id = ${id} and coalesce(observation, 0) < ${observation}::bigint`);
  }

  pending(company: CompanyId, after: Id | undefined, limit: number): Promise<PendingPayment[]> {
    return this.database.query<PendingPayment>(sql`
      select t.id, t.provider_reference as reference
      from payments t where t.company_id = ${company} and ${isAwaited} and t.link_id is not null
        ${after ? sql`and t.id > ${after}` : empty}
      order by t.id limit ${limit}::int`);
  }
}

/** Converts 64-bit integers, which arrive as text; amounts and observation numbers fit a JavaScript number exactly. */
const stateOf = (row: PaymentState): PaymentState => ({
  ...row,
  amount: Number(row.amount),
  refundedAmount: Number(row.refundedAmount),
  observation: row.observation === null ? null : Number(row.observation),
});

export class DatabaseCompanyCurrency implements CompanyCurrency {
  constructor(private readonly database: Database) {}

  async of(company: CompanyId): Promise<string> {
    const [row] = await this.database.query<{ currency: string }>(sql`
      select t.currency from companies t where t.company_id = ${company} and t.id = ${company}`);
    const { currency } = row!;
    return currency;
  }
}
