import type { CompanyId, Id } from '@partner/kernel';
import { type CrossCompanyDatabase, type Database, lookUp } from '@partner/postgres';
import { RecordRepository } from '@partner/unit-of-work';
import sql from 'sql-template-tag';
import type { ProcessorConnections } from '../application/ports/processor-connections.js';
import type { Processor, ProcessorState } from '../domain/processor-connection/processor-connection.js';
import { ProcessorConnection } from '../domain/processor-connection/processor-connection.js';
import { processorConnectionTable } from './processor-connection.entity.js';

const fromState = (state: ProcessorState): ProcessorConnection => new ProcessorConnection(state, true);

export class DatabaseProcessorConnections
  extends RecordRepository<ProcessorState, ProcessorConnection>
  implements ProcessorConnections
{
  constructor(
    database: Database,
    private readonly acrossCompanies: CrossCompanyDatabase,
  ) {
    super(database, { table: processorConnectionTable, name: 'payment processor', fromState });
  }

  async findByProvider(company: CompanyId, provider: Processor): Promise<ProcessorConnection | undefined> {
    return (await this.locked(company, sql`t.provider = ${provider}`))[0];
  }

  async current(company: CompanyId, provider: Processor): Promise<ProcessorConnection | undefined> {
    const [row] = await this.database.query<Record<string, unknown>>(sql`
      select ${processorConnectionTable.selected} from payment_processors t
      where t.company_id = ${company} and t.provider = ${provider}`);
    return row && fromState(processorConnectionTable.state(row));
  }

  async findById(id: Id): Promise<ProcessorConnection | undefined> {
    const [row] = await lookUp<Record<string, unknown>>(
      this.acrossCompanies,
      sql`select ${processorConnectionTable.selected} from payment_processors t where t.id = ${id}`,
      'company_id',
      'refuse',
    );
    return row && fromState(processorConnectionTable.state(row));
  }

  async setNoticesUntil(company: CompanyId, id: Id, until: Date): Promise<void> {
    await this.database.query(sql`update payment_processors set notices_until = ${until}
      where company_id = ${company} and id = ${id}`);
  }
}
