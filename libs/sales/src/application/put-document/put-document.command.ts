import type { Id, MapPatch } from '@partner/kernel';
import type { DocumentFields } from '../../domain/document/document-state.js';
import type { ContactCopy } from '../../domain/sales-record.js';
import type { SalesSource } from '../../domain/sales-source.js';
import type { PortalSalesperson } from './portal-fields.js';
import type { PortalLine } from './portal-lines.js';

/** Fields of a quote or an order in a portal request; absent means unchanged, or the default of a new one. */
export interface PutDocumentCommand
  extends PortalSalesperson, Partial<ContactCopy>, Partial<Omit<DocumentFields, 'productId'>> {
  readonly id?: Id;
  readonly orderNumber?: number;
  readonly customerId?: Id;
  readonly locationId?: Id;
  readonly status?: string;
  readonly salesSource?: SalesSource | null;
  readonly sourceMetadata?: MapPatch<unknown> | null;
  readonly externalReferences?: MapPatch<unknown>;
  readonly createdAt?: Date;
  readonly statusChangedAt?: Date;
  /** Replaces all lines. Default for a new quote or order: the lines of its unit. */
  readonly lines?: readonly PortalLine[];
}
