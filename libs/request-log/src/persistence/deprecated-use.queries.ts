import { type CompanyId, firstIdAt, dayMs } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql, { empty } from 'sql-template-tag';
import type { DeprecatedUseLine, DeprecatedUseList } from '../application/ports/deprecated-use-list.js';

export class DatabaseDeprecatedUseList implements DeprecatedUseList {
  constructor(private readonly database: Database) {}

  since(time: Date, company?: CompanyId): Promise<readonly DeprecatedUseLine[]> {
    const day = new Date(time.getTime() - (time.getTime() % dayMs));
    return this.database.query<DeprecatedUseLine>(sql`
      select to_char(to_timestamp(('x' || left(day_id, 8))::bit(32)::bigint) at time zone 'UTC', 'YYYY-MM-DD') as day,
        company_id as "companyId", credential_id as "credentialId", kind, name, route, uses::float8 as uses
      from deprecated_uses where day_id >= ${firstIdAt(day)}
        ${company ? sql`and company_id = ${company}` : empty}
      order by day_id desc, deprecated_uses.uses desc, company_id, credential_id, route, kind, name`);
  }
}
