import type { Customers } from '@partner/customers';
import type { Actor, Id, MapPatch, UnitOfWork, Version } from '@partner/kernel';
import { checkMaps, omitUndefined, settleAll } from '@partner/kernel';
import type { DeliveryFields } from '../../domain/document/delivery-address.js';
import type { DocumentChanges } from '../../domain/document/document-state.js';
import type { AnyDocument } from '../../domain/document/sales-document.js';
import type { ContactCopy } from '../../domain/sales-record.js';
import type { SalesSource } from '../../domain/sales-source.js';
import type { Documents } from '../ports/documents.js';
import type { RequestedSalesperson, SalesDesk } from '../salesperson.js';
import { checkLinked, lockLinked } from './lock-linked.js';

/** Changes that a partner may make to a quote or an order (§4.3.4); absent means unchanged. */
export interface ChangeDocumentCommand
  extends
    RequestedSalesperson,
    Partial<ContactCopy>,
    Partial<Pick<DeliveryFields, 'deliveryAddress' | 'deliveryCity' | 'deliveryState' | 'deliveryZipCode'>> {
  readonly id: Id;
  readonly expected?: Version;
  readonly salesLocation?: Id;
  readonly salesSource?: SalesSource | null;
  readonly sourceMetadata?: MapPatch<unknown> | null;
  readonly externalReferences?: MapPatch<unknown>;
}

/** A quote or an order whose details can be changed. */
export interface ChangeableDocument extends AnyDocument {
  changeDetails(changes: DocumentChanges, at: Date): void;
}

/**
 * Changes a quote or an order. Contact fields change its own copy (R6); a sales source is copied to the customer, too
 * (§2.5, R29).
 */
export abstract class ChangeDocument<C extends ChangeDocumentCommand, D extends ChangeableDocument> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly documents: Documents<D>,
    private readonly customers: Customers,
    private readonly desk: SalesDesk,
  ) {}

  /** @throws DomainError `notFound` (document, location), `staleVersion`, `locked`, `invalid` (limits of the maps). */
  async execute(actor: Actor, command: C): Promise<void> {
    const { company } = actor;
    const { id, expected, salesLocation, salesSource, sourceMetadata, externalReferences } = command;
    this.checkRequest(command);
    return this.work.run(actor, async () => {
      const customer =
        salesSource === undefined
          ? undefined
          : await lockLinked(this.documents, { company, id }, 'customerId', (customer) =>
              this.customers.find(company, customer),
            );
      const [document, location, salesperson] = await settleAll([
        this.documents.getForUpdate(company, id),
        salesLocation ? this.desk.location(company, salesLocation) : undefined,
        this.desk.requestedChange(company, command),
      ]);
      document.checkVersion(expected);
      if (salesSource !== undefined) checkLinked(document, 'customerId', customer);
      await this.checkOpen(document, command);
      const at = this.work.now();
      const { customerName, customerEmail, customerPhone } = command;
      const { deliveryAddress, deliveryCity, deliveryState, deliveryZipCode } = command;
      document.changeDetails(
        {
          ...omitUndefined({ customerName, customerEmail, customerPhone, salesSource }),
          ...omitUndefined({ deliveryAddress, deliveryCity, deliveryState, deliveryZipCode }),
          ...salesperson,
          ...(location && { locationId: location.id }),
          ...this.ownChanges(command, document),
          sourceMetadata,
          externalReferences,
        },
        at,
      );
      await this.documents.save(document);
      if (salesSource === undefined || !customer?.isLive) return;
      customer.syncSource(salesSource, at);
      await this.customers.save(customer);
    });
  }

  /** Validates the request before any record is read (W9). @throws DomainError `invalid`. */
  protected checkRequest(command: C): void {
    checkMaps(command);
  }

  /** Returns the changes that only this kind of document has. */
  protected abstract ownChanges(command: C, document: D): DocumentChanges;

  /** Checked for kinds with lockable fields (R17). @throws DomainError `locked`. */
  protected async checkOpen(_document: D, _command: C): Promise<void> {}
}
