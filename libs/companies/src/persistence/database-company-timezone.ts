import type { CompanyTimezone } from '@partner/locations';
import { readModels } from '@partner/postgres';
import sql from 'sql-template-tag';

/** Company timezone in PostgreSQL. */
export class DatabaseCompanyTimezone implements CompanyTimezone {
  readonly join = readModels.joined(
    'company',
    sql`left join companies c on c.company_id = t.company_id and c.id = t.company_id`,
  );
  readonly timezone = sql`c.timezone`;
}
