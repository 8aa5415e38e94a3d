import type { Id } from '@partner/kernel';
import type { SalesChanges, SalesState } from '../sales-record.js';
import type { Configuration } from './configuration.js';
import type { DeliveryFields } from './delivery-address.js';
import type { Pricing } from './pricing.js';
import type { Rto } from './rto.js';

/** Fields of quotes and orders that leads do not have; null is unset. */
export interface DocumentFields extends Pricing, DeliveryFields {
  readonly workOrderId: Id | null;
  /** Serial number of the unit when it was linked: it stays when the unit is freed (R11). */
  readonly serialNumber: string | null;
  /** Product of the unit or order: its line is the base line (R18). */
  readonly productId: Id | null;
  readonly rto: Rto | null;
  readonly configuration: Configuration | null;
  readonly note: string | null;
}

/** State that quotes and orders share (§2.2, §2.3). */
export interface DocumentState extends SalesState, DocumentFields {}

/** Changes to a quote or an order; absent means unchanged, null clears. */
export interface DocumentChanges extends SalesChanges, Partial<DocumentFields> {}
