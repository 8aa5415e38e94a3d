import type { CompanyId } from '@partner/kernel';
import { repositoryOf } from '@partner/unit-of-work';
import sql from 'sql-template-tag';
import type { Credentials } from '../application/ports/credentials.js';
import { Credential } from '../domain/credential/credential.js';
import { credentialTable } from './credential.entity.js';

export class DatabaseCredentials
  extends repositoryOf({
    table: credentialTable,
    name: 'credential',
    fromState: (state) => new Credential(state, true),
  })
  implements Credentials
{
  async countLive(company: CompanyId): Promise<number> {
    // The count is a separate statement, so that it sees what the previous transaction committed.
    await this.database.lockName(`credentials ${company}`);
    const [row] = await this.database.query<{ live: number }>(
      sql`select count(*)::int as live from credentials where company_id = ${company} and revoked_at is null`,
    );
    const { live } = row!;
    return live;
  }
}
