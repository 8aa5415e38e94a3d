import type { ExternalReferences, Id, MapPatch, RecordState, Snapshot } from '@partner/kernel';
import { conflict, mergeMetadata, mergeReferences, StatusRecord } from '@partner/kernel';
import type { SalesSource } from './sales-source.js';

/** Contact as given for this record; the customer's own contact may differ by now (R6). */
export interface ContactCopy {
  readonly customerName: string | null;
  readonly customerEmail: string | null;
  readonly customerPhone: string | null;
}

/** Sales person: a user of the company, or a name and email as given (R7). Never both. */
export interface SalespersonLink {
  readonly salespersonId: Id | null;
  readonly salespersonName: string | null;
  readonly salespersonEmail: string | null;
}

/** State that leads, quotes and orders share (§2.1). */
export interface SalesState extends RecordState, ContactCopy, SalespersonLink {
  readonly status: string;
  readonly statusChangedAt: Date;
  readonly number: number;
  readonly customerId: Id;
  readonly locationId: Id | null;
  readonly salesSource: SalesSource | null;
  readonly sourceMetadata: Readonly<Record<string, unknown>> | null;
  readonly externalReferences: ExternalReferences | null;
  /** Time at which the personal data was erased (R110). */
  readonly erasedAt: Date | null;
}

/** Changes by a partner or the portal; absent means unchanged. */
export interface SalesChanges extends Partial<ContactCopy>, Partial<SalespersonLink> {
  readonly customerId?: Id;
  readonly locationId?: Id;
  readonly salesSource?: SalesSource | null;
  readonly sourceMetadata?: MapPatch<unknown> | null;
  readonly externalReferences?: MapPatch<unknown>;
}

/** Fields of a new lead, quote or order: the maps as given, and only the known part of its bookkeeping. */
export type NewSale<S extends SalesState> = Omit<
  S,
  'version' | 'updatedAt' | 'statusChangedAt' | 'sourceMetadata' | 'externalReferences' | 'erasedAt'
> &
  Pick<SalesChanges, 'sourceMetadata' | 'externalReferences'> & { readonly statusChangedAt?: Date };

/** Item member of each state field, for `changedFields` (E2). */
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
  erasedAt: 'customer',
};

/** Personal data of a lead, quote or order: what an erasure removes (R110). */
const personalFields: Readonly<Record<string, null>> = {
  customerName: null,
  customerEmail: null,
  customerPhone: null,
  sourceMetadata: null,
  externalReferences: null,
};

/** Behavior that leads, quotes and orders share. */
export abstract class SalesRecord<S extends SalesState> extends StatusRecord<S> {
  abstract override readonly resource: 'lead' | 'quote' | 'order';

  /** Item members of state fields whose name differs from it (E2). */
  protected readonly wireNames: Readonly<Record<string, string>> = salesWireNames;

  /** Fields that an erasure removes, each null (R110). */
  protected get personalFields(): Readonly<Record<string, null>> {
    return personalFields;
  }

  /** Removes the personal data of the customer, permanently, and announces it (R110). */
  erase(at: Date): void {
    const changed = this.change({ ...this.personalFields, erasedAt: at } as Partial<S>, at);
    this.recordUpdated(this.wireNamesOf(changed), at);
  }

  /** @throws DomainError `conflict` if its customer was erased (R110). */
  checkNotErased(): void {
    if (this.state.erasedAt !== null)
      throw conflict('customer_erased', `the personal data of this ${this.resource} was erased`);
  }

  /** @throws DomainError `conflict` for a note on a record of an erased customer, which may name the person (R110). */
  override moveTo(to: S['status'], note: string | undefined, at: Date, since?: Date): void {
    if (note !== undefined) this.checkNotErased();
    super.moveTo(to, note, at, since);
  }

  /**
   * Changes details and announces them together; a change in which nothing differs is ignored (R19).
   * @throws DomainError `conflict` for personal data of an erased customer (R110).
   */
  changeDetails({ sourceMetadata, externalReferences, ...plain }: SalesChanges, at: Date): void {
    const { state } = this;
    const personal = Object.entries({ ...plain, sourceMetadata, externalReferences }).some(
      ([field, value]) => field in this.personalFields && value !== null && value !== undefined,
    );
    if (personal) this.checkNotErased();
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
    this.recordUpdated(this.wireNamesOf(changed), at);
  }

  /** Starts the history of a new record and announces it (R32). */
  protected begin(): void {
    const { status, statusChangedAt, createdAt } = this.state;
    this.history({ status, changedAt: statusChangedAt });
    this.recordEvent('created', createdAt);
  }

  private wireNamesOf(changed: readonly string[]): string[] {
    return [...new Set(changed.map((field) => this.wireNames[field] ?? field))];
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

/**
 * Returns the state of a new lead, quote or order.
 * @throws DomainError `invalid` for references or metadata over their limits (R24).
 */
export function newSale<S extends SalesState>(fields: NewSale<S>): S {
  const { sourceMetadata = null, externalReferences = {}, statusChangedAt = fields.createdAt } = fields;
  return {
    ...fields,
    version: 1,
    updatedAt: statusChangedAt,
    statusChangedAt,
    sourceMetadata: mergeMetadata(null, sourceMetadata),
    externalReferences: mergeReferences(null, externalReferences),
    erasedAt: null,
  } as unknown as S;
}
