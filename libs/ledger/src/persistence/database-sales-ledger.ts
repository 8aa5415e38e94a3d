import { type CompanyId, JsonResponse } from '@partner/kernel';
import { isOnLedger } from '@partner/locations';
import { between, type Database, equals, listStatement } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';
import type { LedgerCriteria, LedgerSortKey, SalesLedger } from '../application/ports/sales-ledger.js';
import { movementItem, movementJoins } from './ledger-movement.projection.js';

const sorts: Readonly<Record<LedgerSortKey, Sql>> = { ledgerDate: sql`t.ledger_date`, saleDate: sql`t.sale_date` };

export class DatabaseSalesLedger implements SalesLedger {
  constructor(private readonly database: Database) {}

  async list(company: CompanyId, criteria: LedgerCriteria): Promise<JsonResponse> {
    const { json } = (await this.database.query<{ json: string }>(salesLedgerStatement(company, criteria)))[0]!;
    return new JsonResponse(json);
  }
}

/** Returns the statement of the list; separate so that tests can inspect its plan. */
export function salesLedgerStatement(company: CompanyId, criteria: LedgerCriteria): Sql {
  return listStatement(
    {
      company,
      table: sql`sales_ledger_movements`,
      where: [isOnLedger(company), ...conditions(criteria)],
      sort: sorts[criteria.sort],
      order: criteria.order,
      itemJoin: movementJoins,
      item: movementItem,
    },
    criteria,
  );
}

/** One condition per given filter. */
function conditions(criteria: LedgerCriteria): Sql[] {
  const given = [
    equals(sql`t.cancelled`, criteria.cancelled),
    equals(sql`t.status`, criteria.currentStatus),
    equals(sql`t.movement_type`, criteria.movementType),
    equals(sql`t.order_id`, criteria.orderId),
    equals(sql`t.location_id`, criteria.locationId),
    ...between(sql`t.sale_date`, criteria.saleDateFrom, criteria.saleDateTo),
    ...between(sql`t.ledger_date`, criteria.ledgerDateFrom, criteria.ledgerDateTo),
  ];
  return given.filter((condition) => condition !== undefined);
}
