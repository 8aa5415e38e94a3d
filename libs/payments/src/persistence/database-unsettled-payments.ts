import type { CompanyId } from '@partner/kernel';
import type { CrossCompanyDatabase } from '@partner/persistence';
import sql from 'sql-template-tag';
import type { UnsettledPayments } from '../application/ports/unsettled-payments.js';

/** Unsettled payments of all companies in PostgreSQL. */
export class DatabaseUnsettledPayments implements UnsettledPayments {
  constructor(private readonly database: CrossCompanyDatabase) {}

  async companies(): Promise<CompanyId[]> {
    const rows = await this.database.outside<{ id: CompanyId }>(sql`
      select c.id from companies c
      where exists (select 1 from payment_links t where t.company_id = c.id and t.closed_at is null)
        or exists (select 1 from payments t where t.company_id = c.id and t.status = 'pending')
        or exists (select 1 from payment_processors t where t.company_id = c.id and t.secret_key is not null)
        or exists (select 1 from processor_events t where t.company_id = c.id and t.outcome = 'received')
      order by c.id`);
    return rows.map(({ id }) => id);
  }
}
