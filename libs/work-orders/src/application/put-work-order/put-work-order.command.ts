import type { Id, MapPatch } from '@partner/kernel';
import type { Template, WorkOrderFile, WorkOrderLine } from '../../domain/work-order/parts.js';
import type { WorkOrderFields } from '../../domain/work-order/work-order.state.js';

/** The amounts of a work order, which the portal gives as numbers. */
export type RequestedPrices = Partial<
  Record<'basePrice' | 'upgradesPrice' | 'removedPrice' | 'discount', number | null>
>;

/** A line as the portal has it: what is left out follows from its product, or is unset. */
export type RequestedLine = Partial<Omit<WorkOrderLine, 'amount'>> & { readonly amount?: number | null };

/** What the portal knows of a work order; absent means unchanged, or the default of a new one. */
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
  /** Of a stock template; merged into what is known of it. */
  readonly template?: Partial<Template>;
  readonly externalReferences?: MapPatch<unknown>;
}
