import { type CompanyId, JsonResponse } from '@partner/kernel';
import { type Database, json } from '@partner/postgres';
import sql from 'sql-template-tag';
import type { RoleQueries } from '../application/ports/role-queries.js';

/** A role as partners see it (§2.15): the only place that knows its wire names. */
const roleItem = json.item({
  id: sql`t.id`,
  name: sql`t.name`,
  key: sql`t.key`,
  description: sql`t.description`,
  isSystem: sql`t.is_system`,
});

/** Reading roles: one statement shaped like the answer. */
export class DatabaseRoleQueries implements RoleQueries {
  constructor(private readonly database: Database) {}

  async all(company: CompanyId): Promise<JsonResponse> {
    const { json } = await this.database.one<{ json: string }>(sql`
      select '{"data":[' || coalesce(string_agg(${roleItem}, ',' order by lower(t.name), t.id), '') || ']}' as json
        from roles t where t.company_id = ${company} and t.deleted_at is null`);
    return new JsonResponse(json);
  }
}
