import type { CompanyId, Id } from '@partner/kernel';
import { type CrossCompanyDatabase, type Database, WorkScope, lookUp } from '@partner/postgres';
import { visibleDocument } from '@partner/sales';
import sql from 'sql-template-tag';
import type { Launch, LaunchedSession, Launches, Return } from '../application/ports/launches.js';

/** Sessions of any company in PostgreSQL, looked up by link. */
export class DatabaseLaunches implements Launches {
  constructor(
    private readonly database: Database,
    private readonly acrossCompanies: CrossCompanyDatabase,
  ) {}

  async consume(tokenHash: string, at: Date): Promise<Launch | undefined> {
    const which = sql`t.token_hash = ${tokenHash} and t.opened_at is null and t.expires_at > ${at}`;
    const [found] = await lookUp<{ company: CompanyId }>(
      this.acrossCompanies,
      sql`select t.company_id as company from configurator_sessions t where ${which}`,
      'company',
      'refuse',
    );
    if (!found) return undefined;
    const [launch] = await WorkScope.forCompany(found.company, () =>
      this.database.query<Launch>(
        sql`
        update configurator_sessions t set opened_at = ${at}, updated_at = ${at}, version = t.version + 1
          from companies c
         where t.company_id = ${found.company} and ${which}
           and c.company_id = t.company_id and c.id = t.company_id and c.configurator_url is not null
        returning t.id as "sessionId", t.company_id as company, c.configurator_url as "configuratorUrl"`,
        'outside',
      ),
    );
    return launch;
  }

  async findReturn(session: Id, quote: Id | undefined, openedSince: Date): Promise<Return | undefined> {
    const [found] = await lookUp<{ company: CompanyId; returnUrl: string; quoteId: Id | null }>(
      this.acrossCompanies,
      sql`select s.company_id as company, s.return_url as "returnUrl", (select t.id from quotes t
            where t.company_id = s.company_id and t.id = ${quote ?? null} and ${visibleDocument}) as "quoteId"
          from configurator_sessions s
         where s.id = ${session} and s.return_url is not null and s.opened_at > ${openedSince}`,
      'company',
      'refuse',
    );
    return found && { returnUrl: found.returnUrl, quoteId: found.quoteId ?? undefined };
  }

  async ownerOf(link: { readonly tokenHash: string } | { readonly session: Id }): Promise<CompanyId | undefined> {
    const [found] = await this.acrossCompanies.query<{ company: CompanyId }>(
      'session' in link
        ? sql`select s.company_id as company from configurator_sessions s where s.id = ${link.session}`
        : sql`select s.company_id as company from configurator_sessions s where s.token_hash = ${link.tokenHash}`,
      'outside',
    );
    return found?.company;
  }

  async findOpened(company: CompanyId, session: Id): Promise<LaunchedSession | undefined> {
    const [found] = await this.acrossCompanies.query<LaunchedSession>(
      sql`
      select s.id as "sessionId", o.name as company, s.opened_at as "openedAt", c.name as customer,
          l.name as location, s.quote_id as "quoteId", q.number as "quoteNumber", s.work_order_id as "workOrderId",
          w.serial_number as "serialNumber", s.return_url as "returnUrl"
        from configurator_sessions s
        join companies o on o.company_id = s.company_id and o.id = s.company_id
        left join quotes q on q.company_id = s.company_id and q.id = s.quote_id
        left join customers k on k.company_id = s.company_id and k.id = coalesce(q.customer_id, s.customer_id)
        left join customers c on c.company_id = k.company_id and c.id = coalesce(k.merged_into, k.id)
        left join locations l on l.company_id = s.company_id and l.id = s.location_id
        left join work_orders w on w.company_id = s.company_id and w.id = s.work_order_id
       where s.company_id = ${company} and s.id = ${session} and s.opened_at is not null`,
      'outside',
    );
    return found;
  }
}
