import type { Id, MapPatch } from '@partner/kernel';
import type { Template, WorkOrderFile, WorkOrderLine } from '../../domain/work-order/parts.js';
import type { WorkOrderFields } from '../../domain/work-order/work-order.state.js';

/** Amounts of a work order, as numbers from the portal. */
export type RequestedPrices = Partial<
  Record<'basePrice' | 'upgradesPrice' | 'removedPrice' | 'discount', number | null>
>;

/** A line in a portal request; absent fields come from its product, or are unset. */
export type RequestedLine = Partial<Omit<WorkOrderLine, 'amount'>> & { readonly amount?: number | null };

/** Fields of a work order in a portal request; absent means unchanged, or the default of a new one. */
export interface PutWorkOrderCommand
  extends
    RequestedPrices,
    Partial<Omit<WorkOrderFields, keyof RequestedPrices | 'lines' | 'files' | 'bom' | 'template'>> {
  readonly id?: Id;
  readonly workOrderNumber?: number;
  readonly status?: string;
  readonly createdAt?: Date;
  readonly statusChangedAt?: Date;
  readonly files?: readonly WorkOrderFile[];
  readonly lines?: readonly RequestedLine[];
  /** For stock templates only; merged into the stored fields. */
  readonly template?: Partial<Template>;
  readonly externalReferences?: MapPatch<unknown>;
}
