import {
  type CompanyId,
  type Id,
  type ItemLines,
  JsonResponse,
  type ListDefinition,
  type NextItems,
  notFound,
  type Page,
  type Sort,
} from '@partner/kernel';
import { locationNamed } from '@partner/locations';
import {
  type AllItemsPlan,
  type Database,
  isCountedByShards,
  type ItemAnswer,
  ItemLoader,
  itemsAfter,
  listDefinition,
  type ListSource,
  listStatement,
  referenced,
  statusHistoryStatement,
  textSearch,
} from '@partner/persistence';
import sql, { type Sql } from 'sql-template-tag';
import type { WorkOrderCriteria, WorkOrderQueries, WorkOrderSortKey } from '../application/ports/work-order-queries.js';
import { workOrderTransitions } from '../domain/work-order/work-order.transitions.js';
import { workOrdersContext } from '../work-orders.context.js';
import { existingWorkOrder } from '../sql/existing-work-order.js';
import type { HiddenOrders } from '../sql/hidden-orders.js';
import { deliveryJoin, wholeWorkOrder, workOrderItem, workOrderJoins } from './work-order.projection.js';

const sorts: Readonly<Record<WorkOrderSortKey, Sql>> = {
  workOrderNumber: sql`t.number`,
  serialNumber: sql`t.serial_number`,
  status: sql`t.status`,
  createdAt: sql`t.created_at`,
  updatedAt: sql`t.updated_at`,
};

const { totals } = workOrdersContext.resources.work_order;
const table = sql`work_orders`;

/** Reading work orders: each one statement shaped like the answer. */
export class DatabaseWorkOrderQueries implements WorkOrderQueries {
  readonly listDefinition: ListDefinition;
  readonly #all: AllItemsPlan;
  readonly #items: ItemLoader;

  constructor(
    private readonly database: Database,
    private readonly hidden: HiddenOrders,
  ) {
    const source: ListSource = { resource: 'work_order', table, itemJoin: workOrderJoins(hidden) };
    this.listDefinition = listDefinition('work-orders', source);
    this.#all = { ...source, where: [existingWorkOrder], item: workOrderItem(hidden) };
    const join = [...workOrderJoins(hidden), deliveryJoin];
    this.#items = new ItemLoader(database, { table, join, where: existingWorkOrder, item: wholeWorkOrder(hidden) });
  }

  historyDefinition(id: Id): ListDefinition {
    return { route: `work-orders/${id}/status-history`, shows: ['work_order'] };
  }

  async item(company: CompanyId, id: Id): Promise<JsonResponse> {
    const row = await this.#items.read(company, id);
    if (!row) throw notFound('work order');
    return new JsonResponse(row.json, row.version);
  }

  answer(company: CompanyId, id: Id): ItemAnswer {
    return this.#items.answer(company, id, 'work order');
  }

  async list(company: CompanyId, criteria: WorkOrderCriteria): Promise<JsonResponse> {
    const { json } = await this.database.one<{ json: string }>(this.listStatement(company, criteria));
    return new JsonResponse(json);
  }

  /** The statement behind the list, apart so that the rows that it reads can be counted. */
  listStatement(company: CompanyId, criteria: WorkOrderCriteria): Sql {
    return listStatement(
      {
        ...this.#all,
        company,
        where: [...this.#all.where, ...conditions(company, criteria, this.hidden)],
        created: { from: criteria.createdFrom, to: criteria.createdTo },
        sort: sorts[criteria.sort],
        order: criteria.order,
        search: criteria.search === undefined ? undefined : textSearch(table, company, criteria.search),
        sharded: isCountedByShards(criteria, totals),
        ...((criteria.updatedFrom ?? criteria.updatedTo) && { passing: 'counted' }),
      },
      criteria,
    );
  }

  itemsAfter(company: CompanyId, next: NextItems): Promise<ItemLines> {
    return itemsAfter(this.database, company, this.#all, next);
  }

  async history(company: CompanyId, id: Id, criteria: Page & Pick<Sort<never>, 'order'>): Promise<JsonResponse> {
    const workOrder = sql`select 1 from work_orders t
      where t.company_id = ${company} and t.id = ${id} and ${existingWorkOrder}`;
    const row = await this.database.one<{ json: string | null }>(
      statusHistoryStatement({ company, resourceType: 'work_order', resourceId: id, exists: workOrder }, criteria),
    );
    if (row.json === null) throw notFound('work order');
    return new JsonResponse(row.json);
  }
}

/** One condition per criterion given, but for the time of creation and what is searched. */
function conditions(company: CompanyId, criteria: WorkOrderCriteria, hidden: HiddenOrders): Sql[] {
  const { status, serialNumber, orderNumber, linkedOrderId, location, externalRef } = criteria;
  const { updatedFrom, updatedTo } = criteria;
  const given: (Sql | undefined)[] = [
    status === undefined ? undefined : sql`t.status = ${stored(status)}`,
    serialNumber === undefined ? undefined : sql`t.serial_number = ${serialNumber}`,
    orderNumber === undefined ? undefined : sql`t.order_number = ${orderNumber}`,
    linkedOrderId === undefined ? undefined : sql`t.order_id = ${linkedOrderId}`,
    orderNumber === undefined && linkedOrderId === undefined ? undefined : sql`not ${hidden.hasUnit}`,
    location === undefined ? undefined : sql`t.location_id = ${locationNamed(company, location)}`,
    externalRef && referenced(table, company, externalRef),
    updatedFrom && sql`t.updated_at >= ${updatedFrom.first}`,
    updatedTo && sql`t.updated_at <= ${updatedTo.last}`,
  ];
  return given.filter((condition) => condition !== undefined);
}

/** A status as it is stored, whatever its case; one that nobody knows matches nothing (W4). */
function stored(status: string): string {
  return workOrderTransitions.statuses.find((known) => known.toLowerCase() === status.toLowerCase()) ?? status;
}
