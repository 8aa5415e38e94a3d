import {
  type ExternalReferences,
  type Id,
  type MapPatch,
  mergeMetadata,
  mergeReferences,
  type Snapshot,
  StatusRecord,
  type StatusState,
} from '@partner/kernel';
import type { SalesSource } from './sales-source.js';

/** The contact as it was given for this record; the customer may say something else by now (R6). */
export interface ContactCopy {
  readonly customerName: string | null;
  readonly customerEmail: string | null;
  readonly customerPhone: string | null;
}

/** Who sells: a user of the company, or a name and email as they were given (R7). Never both. */
export interface SalespersonLink {
  readonly salespersonId: Id | null;
  readonly salespersonName: string | null;
  readonly salespersonEmail: string | null;
}

/** What leads, quotes and orders have in common (§2.1). */
export interface SalesState extends StatusState, ContactCopy, SalespersonLink {
  readonly number: number;
  readonly customerId: Id;
  readonly locationId: Id | null;
  readonly salesSource: SalesSource | null;
  readonly sourceMetadata: Readonly<Record<string, unknown>> | null;
  readonly externalReferences: ExternalReferences | null;
}

/** Changes that a partner or the portal may ask for; absent means unchanged. */
export interface SalesChanges extends Partial<ContactCopy>, Partial<SalespersonLink> {
  readonly customerId?: Id;
  readonly locationId?: Id;
  readonly salesSource?: SalesSource | null;
  readonly sourceMetadata?: MapPatch<unknown> | null;
  readonly externalReferences?: MapPatch<unknown>;
}

/** How the state's fields are called in the item, for `changedFields` (E2). */
export const salesWireNames: Readonly<Record<string, string>> = {
  customerId: 'customer',
  customerName: 'customer',
  customerEmail: 'customer',
  customerPhone: 'customer',
  salespersonId: 'salesperson',
  salespersonName: 'salesperson',
  salespersonEmail: 'salesperson',
  locationId: 'location',
  number: 'orderNumber',
};

/** The behaviour that leads, quotes and orders share. */
export abstract class SalesRecord<S extends SalesState> extends StatusRecord<S> {
  abstract override readonly resource: 'lead' | 'quote' | 'order';

  /** How the state's fields are called in the item, where they are called otherwise (E2). */
  protected readonly wireNames: Readonly<Record<string, string>> = salesWireNames;

  /** Takes over details and announces them together; nothing different is no change (R19). */
  changeDetails({ sourceMetadata, externalReferences, ...plain }: SalesChanges, at: Date): void {
    const { state } = this;
    const changed = this.change(
      {
        ...plain,
        ...(sourceMetadata !== undefined && { sourceMetadata: mergeMetadata(state.sourceMetadata, sourceMetadata) }),
        ...(externalReferences !== undefined && {
          externalReferences: mergeReferences(state.externalReferences, externalReferences),
        }),
      } as Partial<S>,
      at,
    );
    this.recordUpdated([...new Set(changed.map((field) => this.wireNames[field] ?? field))], at);
  }

  protected override snapshot(): Snapshot {
    const { number, status, locationId, customerId, externalReferences } = this.state;
    return {
      data: { orderNumber: number, status, ...(locationId && { locationId }), customerId },
      ...(externalReferences && { externalReferences }),
      ...(locationId && { locationId }),
    };
  }
}
