import type { CompanyId, Id } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';
import type { SalesPeople, SalesPerson } from '../application/ports/users.js';
import { userName } from './user.sql.js';

export class DatabaseSalesPeople implements SalesPeople {
  constructor(private readonly database: Database) {}

  byEmail(company: CompanyId, email: string): Promise<SalesPerson | undefined> {
    return this.one(company, sql`u.active and u.email_lower = fold_case(${email})`);
  }

  activeById(company: CompanyId, id: Id): Promise<SalesPerson | undefined> {
    return this.one(company, sql`u.active and u.id = ${id}`);
  }

  byId(company: CompanyId, id: Id): Promise<SalesPerson | undefined> {
    return this.one(company, sql`u.id = ${id}`);
  }

  async route(company: CompanyId, location: Id, at: Date): Promise<SalesPerson | undefined> {
    // Routing is serialized per company, since pools share users across locations. The look-up is a separate statement,
    // so that it sees what the previous transaction committed.
    await this.database.lockName(`lead routing ${company}`);
    const [row] = await this.database.query<SalesPerson>(sql`
      with pool as (
        select u.id, u.last_assigned_at from users u
        where u.company_id = ${company} and u.active and u.in_lead_routing_pool
          and (u.all_locations or exists (select 1 from user_locations l
            where l.company_id = u.company_id and l.user_id = u.id and l.location_id = ${location}))),
      next as (select id from pool order by last_assigned_at nulls first, id limit 1)
      update users u
      set last_assigned_at = greatest(${at}::timestamptz, (select max(last_assigned_at)
        from pool) + interval '1 millisecond')
      from next where u.company_id = ${company} and u.id = next.id
      returning u.id, ${userName('u')} as name, u.email`);
    return row;
  }

  private async one(company: CompanyId, which: Sql): Promise<SalesPerson | undefined> {
    const [row] = await this.database.query<SalesPerson>(
      sql`select u.id, ${userName('u')} as name, u.email from users u where u.company_id = ${company} and ${which}`,
    );
    return row;
  }
}
