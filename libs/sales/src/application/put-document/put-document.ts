import { isDeepStrictEqual } from 'node:util';
import type { Products } from '@partner/catalog';
import type { Contacts, Customer } from '@partner/customers';
import type { Actor, CompanyId, Id, Numbers, UnitOfWork } from '@partner/kernel';
import { checkMaps, conflict, missing, notFound, settleAll } from '@partner/kernel';
import { checkRequestedLines, type WorkOrder } from '@partner/work-orders';
import { deliveryFields } from '../../domain/document/delivery-address.js';
import type { Line } from '../../domain/document/line.js';
import { noPricing } from '../../domain/document/pricing.js';
import type { AnyDocument } from '../../domain/document/sales-document.js';
import type { Documents } from '../ports/documents.js';
import type { SalesDesk } from '../salesperson.js';
import type { Units } from '../units/units.js';
import { portalLines, type PortalLine } from './portal-lines.js';
import type { DocumentFields } from '../../domain/document/document-state.js';
import type { PortalSale } from './portal-fields.js';

/** Fields of a quote or an order in a portal request; absent means unchanged, or the default of a new one. */
export interface PutDocumentCommand extends PortalSale, Partial<Omit<DocumentFields, 'productId'>> {
  /** Replaces all lines. Default for a new quote or order: the lines of its unit. */
  readonly lines?: readonly PortalLine[];
}

/** Inputs for a new document besides the command. Promises let `create` load its own records at the same time. */
export interface NewDocumentInputs {
  readonly company: CompanyId;
  readonly customer: Customer | Promise<Customer>;
  readonly unit: WorkOrder | undefined | Promise<WorkOrder | undefined>;
  readonly at: Date;
}

/**
 * Creates a quote or an order from the portal, or changes the given fields of an existing one. Its unit follows its
 * status (R11).
 */
export abstract class PutDocument<C extends PutDocumentCommand, D extends AnyDocument> {
  /** Resource name in lower case. */
  protected abstract readonly what: string;

  constructor(
    protected readonly work: UnitOfWork,
    protected readonly documents: Documents<D>,
    private readonly units: Units,
    private readonly contacts: Contacts,
    protected readonly products: Products,
    protected readonly numbers: Numbers,
    protected readonly desk: SalesDesk,
  ) {}

  /** @returns the id. @throws DomainError `invalid`, `notFound` (a linked record), `conflict` (unit taken). */
  async execute(actor: Actor, command: C): Promise<Id> {
    const { company } = actor;
    this.checkRequest(command);
    return this.work.run(actor, () =>
      command.id === undefined ? this.#create(company, command) : this.#put(company, command, command.id),
    );
  }

  async #put(company: CompanyId, command: C, id: Id): Promise<Id> {
    const [before, customer] = await settleAll([
      this.documents.links(company, id),
      command.customerId ? this.contacts.getLive(company, command.customerId) : undefined,
    ]);
    if (!before) return this.#create(company, command, customer);
    const units = await this.units.lockAll(company, [before.workOrderId, command.workOrderId]);
    const unit = command.workOrderId ? requireUnit(units.get(command.workOrderId)) : undefined;
    const document = await this.documents.find(company, id);
    if (document?.state.workOrderId !== before.workOrderId)
      throw conflict('changed_meanwhile', `the ${this.what} was changed by another request; retry the request`);
    // Only a status restores a deleted document (R13).
    if (document.isDeleted && command.status === undefined) throw notFound(this.what);
    const at = this.work.now();
    const lines = command.lines && (await this.#newLines(company, id, command.lines));
    if (lines) document.noteLines(lines.before, lines.after, at);
    await this.update(document, command, unit, at);
    await this.documents.save(document);
    if (lines) await this.documents.lines.replace(company, id, lines.after);
    const { workOrderId } = document.state;
    for (const [key, one] of units)
      await (key === workOrderId ? this.units.sync(document, one, at) : this.units.release(document, one, at));
    return id;
  }

  /** Returns the stored and the given lines of a document; undefined when they do not differ (R19). */
  async #newLines(
    company: CompanyId,
    id: Id,
    given: readonly PortalLine[],
  ): Promise<{ readonly before: readonly Line[]; readonly after: readonly Line[] } | undefined> {
    const after = await portalLines(this.products, company, given);
    const before = await this.documents.lines.of(company, id);
    return isDeepStrictEqual(before, after) ? undefined : { before, after };
  }

  /**
   * Creates a document. Its inputs do not depend on each other, so they are loaded together. They are locked in the
   * usual order: customer, unit, number.
   */
  async #create(company: CompanyId, command: C, locked?: Customer): Promise<Id> {
    if (!command.customerId) throw missing(`customerId is required for a new ${this.what}`);
    const at = this.work.now();
    const customer = locked ?? this.contacts.getLive(company, command.customerId);
    const unit = this.#unit(company, command.workOrderId);
    const [, held, document, lines] = await settleAll([
      customer,
      unit,
      this.create(command, { company, customer, unit, at }),
      command.lines
        ? portalLines(this.products, company, command.lines)
        : unit.then((one) => this.firstLines(company, command, one)),
    ]);
    await this.documents.add(document);
    if (lines) await this.documents.lines.add(company, document.id, lines);
    if (held) await this.units.sync(document, held, at);
    return document.id;
  }

  /** Locks the unit of a new document. @throws DomainError `notFound` */
  async #unit(company: CompanyId, id: Id | null | undefined): Promise<WorkOrder | undefined> {
    return id ? requireUnit(await this.units.lock(company, id)) : undefined;
  }

  /** Validates the request before any record is read (W9). @throws DomainError `invalid`. */
  protected checkRequest(command: C): void {
    checkMaps(command);
    checkRequestedLines(command.lines ?? []);
  }

  protected abstract update(document: D, command: C, unit: WorkOrder | undefined, at: Date): Promise<void>;

  protected abstract create(command: C, parts: NewDocumentInputs): Promise<D>;

  /** Returns the lines of a new document whose request has none. */
  protected async firstLines(
    _company: CompanyId,
    _command: C,
    unit: WorkOrder | undefined,
  ): Promise<readonly Line[] | undefined> {
    return unit?.state.lines;
  }
}

/** Default fields of a new quote or order. */
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
function requireUnit(unit: WorkOrder | undefined): WorkOrder {
  if (!unit || unit.isDeleted) throw notFound('work order');
  return unit;
}
