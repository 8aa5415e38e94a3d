import { type CompanyId, type Id, notFound } from '@partner/kernel';
import { type Database, RecordRepository } from '@partner/persistence';
import sql from 'sql-template-tag';
import type { Agreements } from '../application/ports/agreements.js';
import { Agreement, type AgreementState } from '../domain/agreement/agreement.js';
import { agreementTable } from './agreement.entity.js';

/** Agreements in PostgreSQL: a party finds the record that it shares through a row of its own (decision 22). */
export class DatabaseAgreements extends RecordRepository<AgreementState, Agreement> implements Agreements {
  constructor(database: Database) {
    super(database, { table: agreementTable, name: 'agreement', revive: (state) => new Agreement(state, true) });
  }

  override async toChange(company: CompanyId, id: Id): Promise<Agreement> {
    const found = await this.find(company, id);
    if (!found) throw notFound('agreement');
    return found;
  }

  async find(company: CompanyId, id: Id): Promise<Agreement | undefined> {
    const party = await this.database.maybe<{ owner: CompanyId }>(
      sql`select p.owner_id as owner from agreement_parties p where p.company_id = ${company} and p.id = ${id}`,
    );
    return party && (await this.locked(party.owner, sql`t.id = ${id} and t.deleted_at is null`))[0];
  }
}
