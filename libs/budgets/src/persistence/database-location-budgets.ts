import type { CompanyId, Id } from '@partner/kernel';
import { visibleLocation } from '@partner/locations';
import { type Database, RecordRepository } from '@partner/persistence';
import sql from 'sql-template-tag';
import type { LocationBudgets } from '../application/ports/location-budgets.js';
import { LocationBudget, type LocationBudgetState } from '../domain/location-budget/location-budget.js';
import { locationBudgetTable } from './location-budget.entity.js';

/** Budgets in PostgreSQL. */
export class DatabaseLocationBudgets
  extends RecordRepository<LocationBudgetState, LocationBudget>
  implements LocationBudgets
{
  constructor(database: Database) {
    super(database, {
      table: locationBudgetTable,
      name: 'location budget',
      revive: (state) => new LocationBudget(state, true),
      exists: sql`t.deleted_at is null and exists (select 1 from locations l
        where l.company_id = t.company_id and l.id = t.location_id and ${visibleLocation('l')})`,
    });
  }

  async find(company: CompanyId, id: Id): Promise<LocationBudget | undefined> {
    return (await this.locked(company, sql`t.id = ${id}`))[0];
  }
}
