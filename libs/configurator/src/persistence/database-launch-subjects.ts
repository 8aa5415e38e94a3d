import { type CompanyId, conflict, type Id, notFound } from '@partner/kernel';
import { mergedCustomer } from '@partner/customers';
import type { Database } from '@partner/postgres';
import { visibleDocument } from '@partner/sales';
import { existingWorkOrder } from '@partner/work-orders';
import sql from 'sql-template-tag';
import type { LaunchSubjects, UnitName } from '../application/ports/configurator-sessions.js';

export class DatabaseLaunchSubjects implements LaunchSubjects {
  constructor(private readonly database: Database) {}

  async customer(company: CompanyId, id: Id): Promise<Id> {
    const [row] = await this.database.query<{ survivor: Id | null; erased: boolean }>(sql`
      select t.merged_into as survivor, t.erased_at is not null as erased from customers t
       where t.company_id = ${company} and t.id = ${id} and t.deleted_at is null`);
    if (!row) throw notFound('customer', id);
    if (row.erased) throw conflict('customer_erased', 'customerId: the personal data of this customer was erased');
    if (row.survivor) throw mergedCustomer(row.survivor);
    return id;
  }

  async customerOfQuote(company: CompanyId, quote: Id): Promise<Id> {
    const [row] = await this.database.query<{ customer: Id }>(sql`
      select t.customer_id as customer from quotes t
       where t.company_id = ${company} and t.id = ${quote} and ${visibleDocument}`);
    if (!row) throw notFound('quote', quote);
    return row.customer;
  }

  async unit(company: CompanyId, name: UnitName): Promise<Id> {
    const named = 'workOrderId' in name ? sql`t.id = ${name.workOrderId}` : sql`t.serial_number = ${name.serialNumber}`;
    const [row] = await this.database.query<{ id: Id }>(sql`
      select t.id from work_orders t
        left join visible_locations l on l.company_id = t.company_id and l.id = t.location_id
       where t.company_id = ${company} and ${named} and ${existingWorkOrder}
         and (t.location_id is null or l.id is not null)`);
    if (!row) throw notFound('work order', Object.values(name)[0]);
    return row.id;
  }
}
