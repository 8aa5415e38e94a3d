import type { CompanyId, Id } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql from 'sql-template-tag';
import type { CredentialUses } from '../application/ports/credential-uses.js';

/** Uses of credentials in PostgreSQL. */
export class DatabaseCredentialUses implements CredentialUses {
  constructor(private readonly database: Database) {}

  async of(company: CompanyId): Promise<ReadonlyMap<Id, Date>> {
    const rows = await this.database.query<{ id: Id; at: Date }>(
      sql`select credential_id as id, last_used_at as at from credential_uses where company_id = ${company}`,
    );
    return new Map(rows.map(({ id, at }) => [id, at]));
  }
}
