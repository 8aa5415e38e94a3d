import { type CompanyId, type Id, notFound } from '@partner/kernel';
import { repositoryOf } from '@partner/unit-of-work';
import sql from 'sql-template-tag';
import type { Agreements } from '../application/ports/agreements.js';
import { Agreement } from '../domain/agreement/agreement.js';
import { agreementTable } from './agreement.entity.js';

/** Agreements in PostgreSQL. A party finds the shared record through its own row (decision 22). */
export class DatabaseAgreements
  extends repositoryOf({ table: agreementTable, name: 'agreement', fromState: (state) => new Agreement(state, true) })
  implements Agreements
{
  override async getForUpdate(company: CompanyId, id: Id): Promise<Agreement> {
    const found = await this.find(company, id);
    if (!found) throw notFound('agreement');
    return found;
  }

  override async find(company: CompanyId, id: Id): Promise<Agreement | undefined> {
    const [party] = await this.database.query<{ owner: CompanyId }>(
      sql`select p.owner_id as owner from agreement_parties p where p.company_id = ${company} and p.id = ${id}`,
    );
    return party && (await this.locked(party.owner, sql`t.id = ${id} and t.deleted_at is null`))[0];
  }
}
