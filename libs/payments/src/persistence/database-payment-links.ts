import type { CompanyId, Id } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import { RecordRepository } from '@partner/unit-of-work';
import sql, { empty } from 'sql-template-tag';
import type { OpenLink, PaymentLinks } from '../application/ports/payment-links.js';
import { PaymentLink, type PaymentLinkState } from '../domain/payment-link/payment-link.js';
import { paymentLinkTable } from './payment-link.entity.js';

export class DatabasePaymentLinks extends RecordRepository<PaymentLinkState, PaymentLink> implements PaymentLinks {
  constructor(database: Database) {
    const fromState = (row: PaymentLinkState): PaymentLink =>
      new PaymentLink({ ...row, amount: Number(row.amount) }, true);
    super(database, { table: paymentLinkTable, name: 'payment link', fromState });
  }

  async findByKey(company: CompanyId, order: Id, key: string): Promise<PaymentLink | undefined> {
    return (await this.locked(company, sql`t.order_id = ${order} and t.idempotency_key = ${key}`))[0];
  }

  async orderOf(company: CompanyId, id: Id): ReturnType<PaymentLinks['orderOf']> {
    const [found] = await this.database.query<Pick<PaymentLinkState, 'orderId' | 'name'>>(sql`
      select t.order_id as "orderId", t.name from payment_links t where t.company_id = ${company} and t.id = ${id}`);
    return found;
  }

  async termsOf(company: CompanyId, id: Id, session: string): ReturnType<PaymentLinks['termsOf']> {
    const [found] = await this.database.query<Pick<PaymentLinkState, 'name' | 'amount' | 'currency' | 'digits'>>(sql`
      select t.name, t.amount, t.currency, t.digits from payment_links t
        where t.company_id = ${company} and t.id = ${id} and t.session_id = ${session}`);
    return found && { ...found, amount: Number(found.amount) };
  }

  openBefore(company: CompanyId, before: Date, after: Id | undefined, limit: number): Promise<OpenLink[]> {
    return this.database.query<OpenLink>(sql`
      select t.id, t.session_id as "sessionId", t.created_at as "createdAt"
      from payment_links t where t.company_id = ${company} and t.closed_at is null and t.created_at < ${before}
        ${after ? sql`and t.id > ${after}` : empty}
      order by t.id limit ${limit}::int`);
  }
}
