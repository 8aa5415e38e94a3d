import type { CompanyId, SweepStep } from '@partner/kernel';
import type { CrossCompanyDatabase } from '@partner/postgres';
import { rowStep } from '@partner/schema';
import sql, { empty, raw, type Sql } from 'sql-template-tag';
import type { UnsettledPayments } from '../application/ports/payments.js';
import { isAwaited } from './payment.entity.js';

export class DatabaseUnsettledPayments implements UnsettledPayments {
  constructor(private readonly database: CrossCompanyDatabase) {}

  async companies(): Promise<CompanyId[]> {
    const rows = await this.database.query<{ id: CompanyId }>(
      sql`
      select c.id from companies c
      where not exists (select from moving_companies m where m.company_id = c.id) and (
        exists (select 1 from payment_links t where t.company_id = c.id and t.closed_at is null)
        or exists (select 1 from payments t where t.company_id = c.id and ${isAwaited})
        or exists (select 1 from payment_processors t where t.company_id = c.id and t.secret_key is not null)
        or exists (select 1 from processor_events t where t.company_id = c.id and t.outcome = 'received'))
      order by c.id`,
      'outside',
    );
    return rows.map(({ id }) => id);
  }

  async steps({ notices, links }: { notices: Date; links: Date }, company?: CompanyId): Promise<SweepStep[]> {
    const only = company === undefined ? empty : sql`and t.company_id = ${company}`;
    const connected = await this.database.count(sql`from payment_processors t where t.secret_key is not null ${only}`);
    const step = (does: string, what: string, which: Sql): Promise<SweepStep[]> =>
      rowStep(this.database, does, what, sql`from ${raw(what)} t where ${which} ${only}`);
    return [
      ...(connected > 0
        ? [{ does: 'fetch missed notices', what: 'payment_processors', handled: 0, rows: connected }]
        : []),
      ...(await step('book', 'processor_events', sql`t.outcome = 'received' and t.received_at < ${notices}`)),
      ...(await step('query', 'payment_links', sql`t.closed_at is null and t.created_at < ${links}`)),
      ...(await step('query', 'payments', sql`${isAwaited} and t.link_id is not null`)),
    ];
  }
}
