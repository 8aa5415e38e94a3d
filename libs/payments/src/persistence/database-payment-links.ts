import type { CompanyId, Id } from '@partner/kernel';
import { type Database, RecordRepository } from '@partner/persistence';
import sql, { empty } from 'sql-template-tag';
import type { LinkPlace, OpenLink, PaymentLinks } from '../application/ports/payment-links.js';
import { PaymentLink, type PaymentLinkState } from '../domain/payment-link/payment-link.js';
import { paymentLinkTable } from './payment-link.entity.js';

/** Payment links in PostgreSQL. */
export class DatabasePaymentLinks extends RecordRepository<PaymentLinkState, PaymentLink> implements PaymentLinks {
  constructor(database: Database) {
    const revive = (row: PaymentLinkState): PaymentLink =>
      new PaymentLink({ ...row, amount: Number(row.amount) }, true);
    super(database, { table: paymentLinkTable, name: 'payment link', revive });
  }

  async ofKey(company: CompanyId, order: Id, key: string): Promise<PaymentLink | undefined> {
    return (await this.locked(company, sql`t.order_id = ${order} and t.idempotency_key = ${key}`))[0];
  }

  async find(company: CompanyId, id: Id): Promise<PaymentLink | undefined> {
    return (await this.locked(company, sql`t.id = ${id}`))[0];
  }

  async orderOf(company: CompanyId, id: Id): Promise<Id | undefined> {
    const found = await this.database.maybe<{ order: Id }>(sql`
      select t.order_id as "order" from payment_links t where t.company_id = ${company} and t.id = ${id}`);
    return found?.order;
  }

  openBefore(before: Date, after: LinkPlace | undefined, limit: number, company?: CompanyId): Promise<OpenLink[]> {
    return this.database.query<OpenLink>(sql`
      select t.company_id as "companyId", t.id, t.processor_id as "processorId", t.session_id as "sessionId",
        t.created_at as "createdAt"
      from payment_links t where t.closed_at is null and t.created_at < ${before}
        ${company ? sql`and t.company_id = ${company}` : empty}
        ${after ? sql`and (t.company_id, t.id) > (${after.companyId}, ${after.id})` : empty}
      order by t.company_id, t.id limit ${limit}::int`);
  }
}
