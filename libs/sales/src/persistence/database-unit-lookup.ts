import type { CompanyId } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import { existingWorkOrder } from '@partner/work-orders';
import sql from 'sql-template-tag';
import type { FoundUnit, UnitLookup, UnitReference } from '../application/ports/unit-lookup.js';

export class DatabaseUnitLookup implements UnitLookup {
  constructor(private readonly database: Database) {}

  async find(company: CompanyId, { workOrderId, serialNumber }: UnitReference): Promise<FoundUnit | undefined> {
    const named = workOrderId === undefined ? sql`t.serial_number = ${serialNumber}` : sql`t.id = ${workOrderId}`;
    const [row] = await this.database.query<FoundUnit>(sql`
      select t.id, t.serial_number as "serialNumber", t.location_id as "locationId" from work_orders t
      left join visible_locations l on l.company_id = t.company_id and l.id = t.location_id
      where t.company_id = ${company} and ${named} and ${existingWorkOrder}
        and (t.location_id is null or l.id is not null)`);
    return row;
  }
}
