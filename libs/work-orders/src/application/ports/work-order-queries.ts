import { type Id, type Page, type Sort, type Span, StatusRecordQueries } from '@partner/kernel';

/** What the list of work orders can be sorted by (§4.4). */
export const workOrderSortKeys = ['workOrderNumber', 'serialNumber', 'status', 'createdAt', 'updatedAt'] as const;
export type WorkOrderSortKey = (typeof workOrderSortKeys)[number];

/** What the list of work orders is asked for (§4.4); absent does not restrict. */
export interface WorkOrderCriteria extends Page, Sort<WorkOrderSortKey> {
  /** Substring of serial number, title or work order number. */
  readonly search?: string;
  readonly status?: string;
  /** Exactly this serial number (R33). */
  readonly serialNumber?: string;
  /** The number of the order that has the unit. */
  readonly orderNumber?: number;
  /** The id of the order that has the unit. */
  readonly linkedOrderId?: Id;
  /** Id or slug of a location. */
  readonly location?: string;
  readonly externalRef?: { readonly key: string; readonly value: string };
  readonly createdFrom?: Span;
  readonly createdTo?: Span;
  readonly updatedFrom?: Span;
  readonly updatedTo?: Span;
}

/** Reading work orders, as partners see them (§2.9, §4.4). Templates are among them, under their status. */
export abstract class WorkOrderQueries extends StatusRecordQueries<WorkOrderCriteria> {}
