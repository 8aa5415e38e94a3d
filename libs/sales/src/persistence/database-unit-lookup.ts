import type { CompanyId } from '@partner/kernel';
import { visibleLocation } from '@partner/locations';
import type { Database } from '@partner/persistence';
import sql from 'sql-template-tag';
import type { FoundUnit, UnitLookup, UnitReference } from '../application/ports/unit-lookup.js';

/** Units in PostgreSQL, as a caller names them. */
export class DatabaseUnitLookup implements UnitLookup {
  constructor(private readonly database: Database) {}

  find(company: CompanyId, { workOrderId, serialNumber }: UnitReference): Promise<FoundUnit | undefined> {
    const named = workOrderId === undefined ? sql`w.serial_number = ${serialNumber}` : sql`w.id = ${workOrderId}`;
    return this.database.maybe<FoundUnit>(sql`
      select w.id, w.serial_number as "serialNumber", w.location_id as "locationId" from work_orders w
      left join locations l on l.company_id = w.company_id and l.id = w.location_id
      where w.company_id = ${company} and ${named} and w.status <> 'Deleted'
        and (w.location_id is null or ${visibleLocation('l')})`);
  }
}
