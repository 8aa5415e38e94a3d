import type { Id, MapPatch } from '@partner/kernel';
import type { SalesChanges, SalesState } from '../sales-record.js';
import type { Configuration } from './configuration.js';
import type { DeliveryFields } from './delivery-address.js';
import type { Pricing } from './pricing.js';
import type { Rto } from './rto.js';

/** What can be said of a quote or an order beside what leads have; null is unset. */
export interface DocumentFields extends Pricing, DeliveryFields {
  readonly workOrderId: Id | null;
  /** Of the unit as it was linked: a freed unit leaves it (R11). */
  readonly serialNumber: string | null;
  /** The unit's or order's own product: its line is the base line (R18). */
  readonly productId: Id | null;
  readonly rto: Rto | null;
  readonly configuration: Configuration | null;
  readonly note: string | null;
}

/** What quotes and orders have in common (§2.2, §2.3). */
export interface DocumentState extends SalesState, DocumentFields {}

/** Changes to a quote or an order; absent means unchanged, null clears. */
export interface DocumentChanges extends SalesChanges, Partial<DocumentFields> {}

/** What a new quote or order is made of: the maps as they were given, and no more of its bookkeeping than is known. */
export type NewDocument<S extends DocumentState> = Omit<
  S,
  'version' | 'updatedAt' | 'statusChangedAt' | 'sourceMetadata' | 'externalReferences'
> & {
  readonly statusChangedAt?: Date;
  readonly sourceMetadata?: MapPatch<unknown> | null;
  readonly externalReferences?: MapPatch<unknown>;
};
