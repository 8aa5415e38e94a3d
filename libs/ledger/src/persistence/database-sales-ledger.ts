import { type CompanyId, JsonResponse } from '@partner/kernel';
import { isOnLedger } from '@partner/locations';
import { type Joined, joined, Json, between, type Database, equals, listStatement } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';
import type { LedgerCriteria, LedgerSortKey, SalesLedger } from '../application/ports/sales-ledger.js';

/** Joins of the movement `t` for an item: its order `o`, and the order's sales person `u` and location `l`. */
const movementJoins: readonly Joined[] = [
  joined('order', sql`join orders o on o.company_id = t.company_id and o.id = t.order_id`),
  joined('user', sql`left join sales_people u on u.company_id = o.company_id and u.id = o.salesperson_id`),
  joined('location', sql`left join visible_locations l on l.company_id = t.company_id and l.id = t.location_id`),
];

/** A movement as partners see it (§2.21, R48). Its wire names are defined only here. */
const movementItem: Sql = Json.item({
  id: Json.unescaped(sql`t.id`),
  orderId: Json.unescaped(sql`t.order_id`),
  orderNumber: sql`t.order_number`,
  orderNumberString: Json.unescaped(sql`t.order_number`),
  customerId: Json.unescaped(sql`o.customer_id`),
  customerName: sql`o.customer_name`,
  customerPhone: sql`o.customer_phone`,
  locationId: Json.unescaped(sql`l.id`),
  locationName: sql`l.name`,
  salesPersonName: sql`coalesce(u.name, o.salesperson_name)`,
  serialNumber: sql`o.serial_number`,
  salesSource: sql`o.sales_source`,
  saleDate: sql`(t.sale_date at time zone 'UTC')::date`,
  ledgerDate: Json.instant(sql`t.ledger_date`),
  cancelled: sql`t.cancelled`,
  currentStatus: sql`t.status`,
  movementType: Json.unescaped(sql`t.movement_type`),
  sourceView: Json.unescaped(sql`t.source_view`),
  previousStatus: sql`t.previous_status`,
  newStatus: sql`t.new_status`,
  reason: sql`t.reason`,
  deltaBasePrice: Json.decimal(sql`t.delta_amount - t.delta_upgrades_amount + t.delta_removed_upgrades_amount`),
  deltaUpgradesAmount: Json.decimal(sql`t.delta_upgrades_amount`),
  deltaRemovedUpgradesAmount: Json.decimal(sql`t.delta_removed_upgrades_amount`),
  deltaAmount: Json.decimal(sql`t.delta_amount`),
  newBasePrice: Json.decimal(sql`t.new_order_amount - t.new_upgrades_amount + t.new_removed_upgrades_amount`),
  newUpgradesAmount: Json.decimal(sql`t.new_upgrades_amount`),
  newRemovedUpgradesAmount: Json.decimal(sql`t.new_removed_upgrades_amount`),
  newOrderAmount: Json.decimal(sql`t.new_order_amount`),
  createdAt: Json.instant(sql`t.ledger_date`),
});

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
