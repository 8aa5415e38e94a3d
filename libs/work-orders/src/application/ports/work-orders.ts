import type { Id, Page, Sort, Span, CompanyId, Actor } from '@partner/kernel';
import { Records, StatusRecordQueries } from '@partner/kernel';
import type { WorkOrder } from '../../domain/work-order/work-order.js';
import type { Delivery, DeliveryDates, DeliveryState } from '../../domain/delivery/delivery.js';
import type { WorkOrderState } from '../../domain/work-order/work-order.state.js';
import type { Bom } from '../../domain/bom/bom.js';
import type { BomItem } from '../../domain/work-order/parts.js';

/**
 * The work orders of a company, for changes. To avoid deadlocks, every use case locks records in this order: customers,
 * work orders, their deliveries, quotes and orders; several of a kind by id.
 */
export abstract class WorkOrders extends Records<WorkOrder> {}

/** Sort keys of the list of work orders (§4.4). */
export const workOrderSortKeys = ['workOrderNumber', 'serialNumber', 'status', 'createdAt', 'updatedAt'] as const;
export type WorkOrderSortKey = (typeof workOrderSortKeys)[number];

/** Filters of the list of work orders (§4.4); absent does not restrict. */
export interface WorkOrderCriteria extends Page, Sort<WorkOrderSortKey> {
  /** Substring of serial number, title or work order number. */
  readonly search?: string;
  readonly status?: string;
  readonly number?: number;
  /** Exact match (R33). */
  readonly serialNumber?: string;
  /** Number of the order that holds the unit. */
  readonly orderNumber?: number;
  /** Id of the order that holds the unit. */
  readonly linkedOrderId?: Id;
  /** Id or slug of a location. */
  readonly location?: string;
  readonly externalRef?: { readonly key: string; readonly value: string };
  readonly createdFrom?: Span;
  readonly createdTo?: Span;
  readonly updatedFrom?: Span;
  readonly updatedTo?: Span;
}

/** Reads work orders as partners see them (§2.9, §4.4). Includes templates, which have a status of their own. */
export abstract class WorkOrderQueries extends StatusRecordQueries<WorkOrderCriteria> {}

/** Everything stored about a work order, including the details that partners do not see. */
export interface WorkOrderDetails {
  readonly workOrder: WorkOrderState;
  readonly delivery: DeliveryState | undefined;
}

export abstract class WorkOrderSheets {
  /**
   * Finds a work order of any company, since ids are unique. Returns deleted ones, too; undefined when there is none.
   */
  abstract find(id: Id): Promise<WorkOrderDetails | undefined>;
}

export abstract class Boms extends Records<Bom> {
  /** Returns the materials of a size: its own list, or its product's; undefined when neither has one. */
  abstract itemsOf(
    company: CompanyId,
    size: { readonly id: Id; readonly productId: Id },
  ): Promise<readonly BomItem[] | undefined>;
}

/** The deliveries of a company's work orders. Lock the work order first. */
export abstract class Deliveries extends Records<Delivery> {
  /** Locks and returns the delivery of a work order; undefined when none is planned. */
  abstract ofWorkOrder(company: CompanyId, workOrder: Id): Promise<Delivery | undefined>;
  /** Returns the work order of a delivery without a lock. */
  abstract workOrderOf(company: CompanyId, id: Id): Promise<Id | undefined>;
}

/** Updates the order that holds a unit. Implemented by sales. */
export abstract class OrderLinks {
  /**
   * Copies delivery dates (§2.3). Runs inside the unit of work that changes the delivery, while the work order is
   * locked.
   */
  abstract noteDelivery(actor: Actor, order: Id, dates: DeliveryDates, at: Date): Promise<void>;
  /** Books another price of the unit (R48). Runs inside the unit of work that changes it. */
  abstract notePrice(actor: Actor, order: Id, at: Date): Promise<void>;
}
