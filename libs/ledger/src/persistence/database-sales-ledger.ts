import { type CompanyId, JsonResponse } from '@partner/kernel';
import { isOnLedger } from '@partner/locations';
import { type Database, readModels } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';
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
      ranges: rangesOf(criteria),
      passing: hasOtherRange(criteria) ? 'entries' : undefined,
      sharded: isCounted(criteria),
      counted: counted(company, criteria),
    },
    criteria,
  );
}

/** Ranges of both dates: counters count by each, not by both at once. */
const rangesOf = ({
  saleDateFrom,
  saleDateTo,
  ledgerDateFrom,
  ledgerDateTo,
}: LedgerCriteria): readonly readModels.CountedRange[] => [
  readModels.byDay(sql`t.ledger_date`, ledgerDateFrom, ledgerDateTo),
  { ...readModels.byOtherDay(sql`t.sale_date`, saleDateFrom, saleDateTo), optional: true },
];

/** True if the page has a range of the date that it is not sorted by. */
const hasOtherRange = (criteria: LedgerCriteria): boolean =>
  rangesOf(criteria).some((range) => readModels.isLimited(range) && range.time.text !== sorts[criteria.sort].text);

/** True if counters provide the total. */
const isCounted = (criteria: LedgerCriteria): boolean =>
  criteria.orderId === undefined && !rangesOf(criteria).every(readModels.isLimited);

/** Conditions on counters, whose status combines status, type and cancellation in one text. */
function counted(company: CompanyId, criteria: LedgerCriteria): Sql[] {
  const { currentStatus, movementType, cancelled, locationId } = criteria;
  const parts = [currentStatus, movementType, cancelled === undefined ? undefined : String(cancelled)];
  const given = parts.flatMap((part, index) =>
    part === undefined ? [] : [sql`split_part(t.status, '/', ${index + 1}::int) = ${part}`],
  );
  if (locationId) given.push(sql`t.location_id = ${locationId}`);
  return [isOnLedger(company), ...given];
}

/** One condition per given filter, written so that an index serves it. */
function conditions(criteria: LedgerCriteria): Sql[] {
  const { currentStatus, movementType, cancelled, orderId, locationId } = criteria;
  const given: (Sql | undefined)[] = [
    cancelled === undefined ? undefined : sql`t.cancelled = ${cancelled}`,
    currentStatus === undefined ? undefined : sql`t.status = ${currentStatus}`,
    movementType === undefined ? undefined : sql`t.movement_type = ${movementType}`,
    orderId && sql`t.order_id = ${orderId}`,
    locationId && sql`t.location_id = ${locationId}`,
  ];
  return given.filter((condition) => condition !== undefined);
}
