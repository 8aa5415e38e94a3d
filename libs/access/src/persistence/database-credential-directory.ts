import type { CompanyId, Id } from '@partner/kernel';
import type { CrossCompanyDatabase } from '@partner/persistence';
import sql from 'sql-template-tag';
import type { CredentialDirectory, CredentialList } from '../application/ports/credential-directory.js';
import type { CredentialState } from '../domain/credential/credential.js';
import { credentialTable } from './credential.entity.js';

/** Credentials as they are stored; never what a transaction under way would make of them. */
export class DatabaseCredentialDirectory implements CredentialDirectory, CredentialList {
  constructor(private readonly database: CrossCompanyDatabase) {}

  async find(id: Id): Promise<CredentialState | undefined> {
    const [row] = await this.database.outside<Record<string, unknown>>(
      sql`select t.* from credentials t where t.id = ${id}`,
    );
    return row && credentialTable.state(row);
  }

  async of(company: CompanyId): Promise<readonly CredentialState[]> {
    const rows = await this.database.outside<Record<string, unknown>>(
      sql`select t.* from credentials t where t.company_id = ${company} order by t.id`,
    );
    return rows.map((row) => credentialTable.state(row));
  }
}
