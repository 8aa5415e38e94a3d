import type { CompanyId, Id } from '@partner/kernel';
import { repositoryOf } from '@partner/unit-of-work';
import sql from 'sql-template-tag';
import type { Leads } from '../application/ports/leads.js';
import { Lead } from '../domain/lead/lead.js';
import { existingLead } from '../sql/visible-document.js';
import { notErased } from './sales.queries.js';
import { leadTable } from './lead.entity.js';

export class DatabaseLeads
  extends repositoryOf({
    table: leadTable,
    name: 'lead',
    fromState: (state) => new Lead(state, true),
    exists: existingLead,
  })
  implements Leads
{
  async links(company: CompanyId, id: Id): Promise<{ customerId: Id } | undefined> {
    const [row] = await this.database.query<{ customerId: Id }>(sql`
      select t.customer_id as "customerId" from leads t where t.company_id = ${company} and t.id = ${id}`);
    return row;
  }

  ofCustomer(company: CompanyId, customer: Id): Promise<Lead[]> {
    return this.locked(company, sql`t.customer_id = ${customer}`);
  }

  notErased(company: CompanyId, customer: Id, limit: number): Promise<Lead[]> {
    return this.locked(company, sql`t.id in (${notErased(sql`leads`, company, customer, limit)})`);
  }
}
