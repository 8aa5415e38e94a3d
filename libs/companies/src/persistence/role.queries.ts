import { type CompanyId, JsonResponse } from '@partner/kernel';
import { type Database, Json } from '@partner/postgres';
import sql from 'sql-template-tag';
import type { RoleQueries } from '../application/ports/roles.js';

/** A role as partners see it (§2.15). Only this file knows its field names on the wire. */
const roleItem = Json.item({
  id: sql`t.id`,
  name: sql`t.name`,
  key: sql`t.key`,
  description: sql`t.description`,
  isSystem: sql`t.is_system`,
});

/** Reads roles in PostgreSQL, with one statement that builds the response. */
export class DatabaseRoleQueries implements RoleQueries {
  constructor(private readonly database: Database) {}

  async all(company: CompanyId): Promise<JsonResponse> {
    const [row] = await this.database.query<{ json: string }>(sql`
      select '{"data":[' || coalesce(string_agg(${roleItem}, ',' order by lower(t.name), t.id), '') || ']}' as json
        from roles t where t.company_id = ${company} and t.deleted_at is null`);
    const { json } = row!;
    return new JsonResponse(json);
  }
}
