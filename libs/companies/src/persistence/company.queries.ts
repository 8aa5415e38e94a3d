import { type CompanyId, JsonResponse, notFound } from '@partner/kernel';
import { type Database, Json } from '@partner/postgres';
import sql from 'sql-template-tag';
import type { CompanyQueries } from '../application/ports/companies.js';

const profile = Json.item({
  id: sql`t.id`,
  name: sql`t.name`,
  email: sql`t.email`,
  phone: sql`t.phone`,
  address: sql`t.address`,
  city: sql`t.city`,
  state: sql`t.state`,
  zipCode: sql`t.zip_code`,
  country: sql`t.country`,
  timezone: sql`t.timezone`,
  logoUrl: sql`t.logo_url`,
  companyType: sql`t.company_type`,
  sellTypes: sql`t.sell_types`,
});

/** Reads companies in PostgreSQL, with one statement that builds the response. */
export class DatabaseCompanyQueries implements CompanyQueries {
  constructor(private readonly database: Database) {}

  async profile(company: CompanyId): Promise<JsonResponse> {
    const [row] = await this.database.query<{ json: string }>(
      sql`select ${profile} as json from companies t where t.company_id = ${company}`,
    );
    if (!row) throw notFound('company');
    return new JsonResponse(row.json);
  }
}
