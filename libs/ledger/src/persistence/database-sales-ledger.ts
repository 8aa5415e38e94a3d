import { type CompanyId, JsonResponse } from '@partner/kernel';
import { isOnLedger } from '@partner/locations';
import { type Database, readModels } from '@partner/postgres';
import sql, { join, type Sql } from 'sql-template-tag';
import type { LedgerCriteria, LedgerSortKey, SalesLedger } from '../application/ports/sales-ledger.js';
import { movementItem, movementJoins } from './ledger-movement.projection.js';

const sorts: Readonly<Record<LedgerSortKey, Sql>> = { ledgerDate: sql`t.ledger_date`, saleDate: sql`t.sale_date` };

export class DatabaseSalesLedger implements SalesLedger {
  constructor(private readonly database: Database) {}

  async list(company: CompanyId, criteria: LedgerCriteria): Promise<JsonResponse> {
    const { json } = await this.database.one<{ json: string }>(salesLedgerStatement(company, criteria));
    return new JsonResponse(json);
  }
}

/** Returns the statement of the list; separate so that tests can inspect its plan. */
export function salesLedgerStatement(company: CompanyId, criteria: LedgerCriteria): Sql {
  return readModels.listStatement(
    {
      company,
      table: sql`sales_ledger_movements`,
      where: [isOnLedger(company), ...conditions(criteria)],
      sort: sorts[criteria.sort],
      order: criteria.order,
      itemJoin: movementJoins,
      item: movementItem,
      ...(isCounted(criteria) && { total: total(company, criteria) }),
    },
    criteria,
  );
}

/** True if counters provide the total: they do not count by date or order. */
const isCounted = (criteria: LedgerCriteria): boolean =>
  [criteria.saleDateFrom, criteria.saleDateTo, criteria.ledgerDateFrom, criteria.ledgerDateTo, criteria.orderId].every(
    (one) => one === undefined,
  );

/** Total from the sharded counters, whose status combines status, type and cancellation in one text. */
function total(company: CompanyId, criteria: LedgerCriteria): Sql {
  const { currentStatus, movementType, cancelled, locationId } = criteria;
  const parts = [currentStatus, movementType, cancelled === undefined ? undefined : String(cancelled)];
  const given = parts.flatMap((part, index) =>
    part === undefined ? [] : [sql`split_part(t.status, '/', ${index + 1}::int) = ${part}`],
  );
  if (locationId) given.push(sql`t.location_id = ${locationId}`);
  return sql`select coalesce(sum(t.amount), 0) from record_tallies t
    where t.company_id = ${company} and t.kind = 'sales_ledger_movements'
      and ${join([isOnLedger(company), ...given], ' and ')}`;
}

/** One condition per given filter, written so that an index serves it. */
function conditions(criteria: LedgerCriteria): Sql[] {
  const { saleDateFrom, saleDateTo, ledgerDateFrom, ledgerDateTo, currentStatus, movementType } = criteria;
  const { cancelled, orderId, locationId } = criteria;
  const given: (Sql | undefined)[] = [
    saleDateFrom && sql`t.sale_date >= ${saleDateFrom.first}`,
    saleDateTo && sql`t.sale_date <= ${saleDateTo.last}`,
    ledgerDateFrom && sql`t.ledger_date >= ${ledgerDateFrom.first}`,
    ledgerDateTo && sql`t.ledger_date <= ${ledgerDateTo.last}`,
    cancelled === undefined ? undefined : sql`t.cancelled = ${cancelled}`,
    currentStatus === undefined ? undefined : sql`t.status = ${currentStatus}`,
    movementType === undefined ? undefined : sql`t.movement_type = ${movementType}`,
    orderId && sql`t.order_id = ${orderId}`,
    locationId && sql`t.location_id = ${locationId}`,
  ];
  return given.filter((condition) => condition !== undefined);
}
