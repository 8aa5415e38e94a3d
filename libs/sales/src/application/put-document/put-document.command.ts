import type { Id, MapPatch } from '@partner/kernel';
import type { DocumentFields } from '../../domain/document/document-state.js';
import type { ContactCopy } from '../../domain/sales-record.js';
import type { SalesSource } from '../../domain/sales-source.js';
import type { PortalSalesperson } from './portal-fields.js';
import type { PortalLine } from './portal-lines.js';

/** What the portal knows of a quote or an order alike; absent means unchanged, or the default of a new one. */
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
  /** In the place of all there are. A new quote or order has those of its unit unless given. */
  readonly lines?: readonly PortalLine[];
}
