import { type CompanyId, type Id, notFound } from '@partner/kernel';
import { repositoryOf } from '@partner/unit-of-work';
import sql from 'sql-template-tag';
import type { StateLegals } from '../application/ports/agreements.js';
import { StateLegal } from '../domain/state-legal/state-legal.js';
import { stateLegalTable } from './state-legal.entity.js';

/** Legal configurations in PostgreSQL. A party finds the configurations of its agreements (decision 22). */
export class DatabaseStateLegals
  extends repositoryOf({
    table: stateLegalTable,
    name: 'legal configuration',
    fromState: (state) => new StateLegal(state, true),
  })
  implements StateLegals
{
  override async getForUpdate(company: CompanyId, id: Id): Promise<StateLegal> {
    const found = await this.find(company, id);
    if (!found) throw notFound('legal configuration');
    return found;
  }

  override async find(company: CompanyId, id: Id): Promise<StateLegal | undefined> {
    const party = await this.database.maybeOne<{ owner: CompanyId }>(
      sql`select p.owner_id as owner from state_legal_parties p where p.company_id = ${company} and p.id = ${id}`,
    );
    return party && (await this.locked(party.owner, sql`t.id = ${id} and t.deleted_at is null`))[0];
  }

  async ofState(owner: CompanyId, agreement: Id, stateCode: string): Promise<StateLegal | undefined> {
    const state = sql`t.agreement_id = ${agreement} and t.state_code = ${stateCode} and t.deleted_at is null`;
    return (await this.locked(owner, state))[0];
  }
}
