import type { Products } from '@partner/catalog';
import type { Customer, Customers } from '@partner/customers';
import {
  type Actor,
  checkMaps,
  type Clock,
  type CompanyId,
  conflict,
  type Id,
  missing,
  notFound,
  type Numbers,
  type UnitOfWork,
  settleAll,
} from '@partner/kernel';
import type { WorkOrder } from '@partner/work-orders';
import { deliveryFields } from '../../domain/document/delivery-address.js';
import type { Line } from '../../domain/document/line.js';
import { noPricing } from '../../domain/document/pricing.js';
import type { AnyDocument } from '../../domain/document/sales-document.js';
import type { Documents } from '../ports/documents.js';
import type { Lines } from '../ports/lines.js';
import type { Units } from '../units/units.js';
import { checkPortalLines, portalLines } from './portal-lines.js';
import type { PutDocumentCommand } from './put-document.command.js';

/** What a new quote or order is made of beside the command. */
export interface NewParts {
  readonly company: CompanyId;
  readonly customer: Customer;
  readonly unit: WorkOrder | undefined;
  readonly at: Date;
}

/**
 * Makes a quote or an order as the portal has it, or changes the fields given of one; its unit follows its status
 * (R11).
 */
export abstract class PutDocument<C extends PutDocumentCommand, D extends AnyDocument> {
  /** The resource in lower case. */
  protected abstract readonly what: string;

  constructor(
    private readonly work: UnitOfWork,
    private readonly documents: Documents<D>,
    private readonly lines: Lines,
    private readonly units: Units,
    private readonly customers: Customers,
    protected readonly products: Products,
    protected readonly numbers: Numbers,
    private readonly clock: Clock,
  ) {}

  /** @returns the id. @throws DomainError `invalid`, `notFound` (a record it links), `conflict` (unit taken). */
  async execute(actor: Actor, command: C): Promise<Id> {
    const { company } = actor;
    this.checkRequest(command);
    return this.work.run(actor, async () => {
      const [before, customer] = await settleAll([
        command.id ? this.documents.links(company, command.id) : undefined,
        command.customerId ? this.customers.toChange(company, command.customerId) : undefined,
      ]);
      if (customer && !customer.isLive)
        throw conflict('customer_merged', 'customerId: this customer was merged into another one');
      const units = await this.units.allLocked(company, [before?.workOrderId, command.workOrderId]);
      const unit = command.workOrderId ? known(units.get(command.workOrderId)) : undefined;
      const existing = command.id ? await this.documents.find(company, command.id) : undefined;
      if (existing && existing.state.workOrderId !== before?.workOrderId)
        throw conflict('changed_meanwhile', `the ${this.what} was changed meanwhile, try again`);
      // A deleted one is there again only by a status (R13).
      if (existing?.state.status === 'Deleted' && command.status === undefined) throw notFound(this.what);
      if (!existing && !customer) throw missing(`customerId is required for a new ${this.what}`);
      const at = this.clock.now();
      const [document, requestedLines] = await settleAll([
        existing ?? this.made(command, { company, customer: customer!, unit, at }),
        command.lines && portalLines(this.products, company, command.lines),
      ]);
      if (existing && requestedLines) existing.noteLines(await this.lines.of(company, existing.id), requestedLines, at);
      if (existing) await this.changed(existing, command, unit, at);
      await (existing ? this.documents.save(document) : this.documents.add(document));
      const lines = requestedLines ?? (existing ? undefined : await this.firstLines(company, command, unit));
      if (lines) await this.lines[existing ? 'replace' : 'add'](company, document.id, lines);
      const { workOrderId } = document.state;
      for (const [id, one] of units)
        await (id === workOrderId ? this.settle(document, one, at) : this.units.release(document, one, at));
      return document.id;
    });
  }

  /** What can be refused before any record is looked at (W9). @throws DomainError `invalid`. */
  protected checkRequest(command: C): void {
    checkMaps(command);
    checkPortalLines(command.lines ?? []);
  }

  protected abstract changed(document: D, command: C, unit: WorkOrder | undefined, at: Date): Promise<void> | void;

  protected abstract made(command: C, parts: NewParts): Promise<D>;

  /** The lines of a new one that is given none. */
  protected async firstLines(
    _company: CompanyId,
    _command: C,
    unit: WorkOrder | undefined,
  ): Promise<readonly Line[] | undefined> {
    return unit?.state.lines;
  }

  /** Gives the unit to the document, or back. @throws DomainError `conflict` */
  protected settle(document: D, unit: WorkOrder, at: Date): Promise<void> {
    return this.units.settle(document, unit, at);
  }
}

/** A quote or an order about which nothing is said yet. */
export const blankDocument = {
  ...noPricing,
  ...deliveryFields(),
  locationId: null,
  salesSource: null,
  workOrderId: null,
  serialNumber: null,
  productId: null,
  rto: null,
  configuration: null,
  note: null,
};

/** @throws DomainError `notFound` */
function known(unit: WorkOrder | undefined): WorkOrder {
  if (!unit || unit.state.status === 'Deleted') throw notFound('work order');
  return unit;
}
