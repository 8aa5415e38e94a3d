import { type Id, type Page, type Sort, type Span, StatusRecordQueries } from '@partner/kernel';

/** Sort keys of the list of work orders (§4.4). */
export const workOrderSortKeys = ['workOrderNumber', 'serialNumber', 'status', 'createdAt', 'updatedAt'] as const;
export type WorkOrderSortKey = (typeof workOrderSortKeys)[number];

/** Filters of the list of work orders (§4.4); absent does not restrict. */
export interface WorkOrderCriteria extends Page, Sort<WorkOrderSortKey> {
  /** Substring of serial number, title or work order number. */
  readonly search?: string;
  readonly status?: string;
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
