import type { CompanyId, Id } from '@partner/kernel';
import { repositoryOf } from '@partner/unit-of-work';
import sql from 'sql-template-tag';
import type { Contracts } from '../application/ports/contracts.js';
import { Contract } from '../domain/contract/contract.js';
import { contractTable } from './contract.entity.js';

export class DatabaseContracts
  extends repositoryOf({ table: contractTable, name: 'contract', fromState: (state) => new Contract(state, true) })
  implements Contracts
{
  async ofOrder(company: CompanyId, order: Id): Promise<Contract | undefined> {
    return (await this.locked(company, sql`t.order_id = ${order} and t.status <> 'voided'`))[0];
  }

  async lastVersion(company: CompanyId, order: Id): Promise<number> {
    const [row] = await this.database.query<{ last: number }>(sql`
      select coalesce(max(t.contract_version), 0)::int as last from contracts t
      where t.company_id = ${company} and t.order_id = ${order}`);
    const { last } = row!;
    return last;
  }

  async orderOf(company: CompanyId, id: Id): Promise<Id | undefined> {
    const [found] = await this.database.query<{ order: Id }>(sql`
      select t.order_id as "order" from contracts t where t.company_id = ${company} and t.id = ${id}`);
    return found?.order;
  }
}
