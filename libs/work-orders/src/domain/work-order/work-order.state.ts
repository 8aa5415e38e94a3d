import type { ExternalReferences, Id, MapPatch, Money, RecordState } from '@partner/kernel';
import type { BomItem, DeliveryAddress, Template, WorkOrderFile, WorkOrderLine } from './parts.js';
import type { DeliveryType, PurchaseType, WorkOrderType } from './types.js';
import type { WorkOrderStatus } from './work-order.transitions.js';

/** Fields of a work order; null is unset. */
export interface WorkOrderFields {
  /** Unique among the company's work orders that are not deleted (R25). */
  readonly serialNumber: string | null;
  readonly title: string | null;
  readonly description: string | null;
  readonly locationId: Id | null;
  readonly productId: Id | null;
  readonly sizeId: Id | null;
  /** The flag that is set in each group of §4.4; naming one sets the whole group. */
  readonly purchaseType: PurchaseType | null;
  readonly workOrderType: WorkOrderType | null;
  readonly deliveryType: DeliveryType | null;
  readonly basePrice: Money | null;
  readonly upgradesPrice: Money | null;
  readonly removedPrice: Money | null;
  /** As entered; `cardDiscount` decides if it applies (R12). */
  readonly discount: Money | null;
  readonly discountReason: string | null;
  readonly promisedDate: Date | null;
  /** Days on the lot stock feed after the order reached Processed; 30 when unset (§2.7). */
  readonly storeExpirationDays: number | null;
  readonly showWhenExpired: boolean;
  readonly deliveryAddress: DeliveryAddress | null;
  readonly images: readonly string[];
  readonly files: readonly WorkOrderFile[];
  /** Free JSON with the attributes of §2.16. */
  readonly configuration: Readonly<Record<string, unknown>> | null;
  readonly lines: readonly WorkOrderLine[];
  readonly bom: readonly BomItem[];
  /** Only for stock templates (§2.8). */
  readonly template: Template | null;
}

/** The quote or order that holds the unit: at most one (R11). */
export interface UnitLink {
  readonly quoteId: Id | null;
  readonly orderId: Id | null;
  readonly orderNumber: number | null;
  /** Time at which the linked order became Processed (§2.7). */
  readonly storeExpirationAnchorAt: Date | null;
}

/** State of a work order (§2.9). */
export interface WorkOrderState extends RecordState, WorkOrderFields, UnitLink {
  readonly number: number;
  readonly status: WorkOrderStatus;
  readonly statusChangedAt: Date;
  readonly externalReferences: ExternalReferences | null;
}

/** Changes to a work order: absent means unchanged, null clears. */
export interface WorkOrderChanges extends Partial<WorkOrderFields> {
  /** Merged by key (§2.6). */
  readonly externalReferences?: MapPatch<unknown>;
}

export interface NewWorkOrder
  extends WorkOrderChanges, Pick<WorkOrderState, 'id' | 'companyId' | 'createdAt' | 'number'> {
  /** Default: Customer Care, or Template for a template (§3). */
  readonly status?: WorkOrderStatus;
  readonly statusChangedAt?: Date;
}

/** A quote or an order that holds a unit. */
export type UnitHolder = { readonly quoteId: Id } | { readonly orderId: Id; readonly orderNumber: number };

/** Default fields of a new work order. */
export const blankWorkOrder = {
  serialNumber: null,
  title: null,
  description: null,
  locationId: null,
  productId: null,
  sizeId: null,
  purchaseType: null,
  workOrderType: null,
  deliveryType: null,
  basePrice: null,
  upgradesPrice: null,
  removedPrice: null,
  discount: null,
  discountReason: null,
  promisedDate: null,
  storeExpirationDays: null,
  showWhenExpired: false,
  deliveryAddress: null,
  images: [],
  files: [],
  configuration: null,
  lines: [],
  bom: [],
  template: null,
} as const satisfies WorkOrderFields;

/** Link of a unit that no quote or order holds. */
export const freeUnit: UnitLink = { quoteId: null, orderId: null, orderNumber: null, storeExpirationAnchorAt: null };
