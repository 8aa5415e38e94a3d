import type { CompanyId } from '@partner/kernel';
import { repositoryOf } from '@partner/unit-of-work';
import sql from 'sql-template-tag';
import type { CrmConnections } from '../application/ports/crm-connections.js';
import { CrmConnection, type CrmConnectionState } from '../domain/crm-connection/crm-connection.js';
import { crmConnectionTable } from './crm-connection.entity.js';

const fromState = (state: CrmConnectionState): CrmConnection => new CrmConnection(state, true);

/** A company has at most one connection, which is found without its id. */
export class DatabaseCrmConnections
  extends repositoryOf({ table: crmConnectionTable, name: 'CRM connection', fromState })
  implements CrmConnections
{
  async isConnected(company: CompanyId): Promise<boolean> {
    const found = await this.database.query(
      sql`select 1 from crm_connections where company_id = ${company} and active`,
    );
    return found.length > 0;
  }

  async findForUpdate(company: CompanyId): Promise<CrmConnection | undefined> {
    return (await this.locked(company, sql`true`))[0];
  }

  async findActive(company: CompanyId): Promise<CrmConnection | undefined> {
    const [row] = await this.database.query<Record<string, unknown>>(
      sql`select ${crmConnectionTable.selected} from crm_connections t
        where t.company_id = ${company} and t.active`,
    );
    return row && fromState(crmConnectionTable.state(row));
  }
}
