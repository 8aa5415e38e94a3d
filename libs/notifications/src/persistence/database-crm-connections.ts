import type { CompanyId } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import { RecordRepository } from '@partner/unit-of-work';
import sql from 'sql-template-tag';
import type { CrmConnections } from '../application/ports/crm-connections.js';
import { CrmConnection, type CrmConnectionState } from '../domain/crm-connection/crm-connection.js';
import { crmConnectionTable } from './crm-connection.entity.js';

const fromState = (state: CrmConnectionState): CrmConnection => new CrmConnection(state, true);

export class DatabaseCrmConnections implements CrmConnections {
  readonly #records: Records;

  constructor(private readonly database: Database) {
    this.#records = new Records(database);
  }

  async isConnected(company: CompanyId): Promise<boolean> {
    return (
      (await this.database.query(sql`select 1 from crm_connections where company_id = ${company} and active`))[0] !==
      undefined
    );
  }

  getForUpdate(company: CompanyId): Promise<CrmConnection | undefined> {
    return this.#records.only(company);
  }

  async findActive(company: CompanyId): Promise<CrmConnection | undefined> {
    const [row] = await this.database.query<Record<string, unknown>>(
      sql`select ${crmConnectionTable.selected} from crm_connections t
        where t.company_id = ${company} and t.active`,
    );
    return row && fromState(crmConnectionTable.state(row));
  }

  add(connection: CrmConnection): Promise<void> {
    return this.#records.add(connection);
  }

  save(connection: CrmConnection): Promise<void> {
    return this.#records.save(connection);
  }
}

/** A company has at most one connection, which is found without its id. */
class Records extends RecordRepository<CrmConnectionState, CrmConnection> {
  constructor(database: Database) {
    super(database, { table: crmConnectionTable, name: 'CRM connection', fromState });
  }

  async only(company: CompanyId): Promise<CrmConnection | undefined> {
    return (await this.locked(company, sql`true`))[0];
  }
}
