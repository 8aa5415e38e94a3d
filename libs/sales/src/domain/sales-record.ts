import {
  Aggregate,
  type ExternalReferences,
  type Id,
  type MapPatch,
  mergeMetadata,
  mergeReferences,
  type RecordState,
  type ResourceWith,
  type Snapshot,
  type SourceMetadata,
  type Transitions,
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
export interface SalesState extends RecordState, ContactCopy, SalespersonLink {
  readonly number: number;
  readonly status: string;
  readonly statusChangedAt: Date;
  readonly customerId: Id;
  readonly locationId: Id | null;
  readonly salesSource: SalesSource | null;
  readonly sourceMetadata: SourceMetadata | null;
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
export abstract class SalesRecord<S extends SalesState> extends Aggregate<S> {
  abstract override readonly resource: ResourceWith<'created' | 'updated' | 'status_changed' | 'deleted'>;

  /** The moves a partner may request (§3). */
  protected abstract readonly transitions: Transitions<S['status']>;

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

  /** A partner's status request (§3, R9). @throws DomainError `conflict` when the table does not list the move. */
  requestStatus(to: S['status'], note: string | undefined, at: Date): void {
    this.transitions.check(this.state.status, to);
    this.moveTo(to, note, at);
  }

  /** What the portal does: any status (§3). The same status again is no change. */
  moveTo(to: S['status'], note: string | undefined, at: Date): void {
    const previousStatus = this.state.status;
    if (to === previousStatus) return;
    this.change({ status: to, statusChangedAt: at } as unknown as Partial<S>, at);
    this.history({ status: to, previousStatus, description: note, changedAt: at });
    if (to === 'Deleted') this.recordDeleted(at);
    else this.record('status_changed', at, { previousStatus });
  }

  /** The portal deletes: the record answers 404 from now on, and its event is a tombstone (R13, E2). */
  delete(at: Date): void {
    this.moveTo('Deleted', undefined, at);
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
