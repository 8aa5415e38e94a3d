import type { Contact, Contacts } from '@partner/customers';
import type { Actor, CompanyId, Id, MapPatch, Money, Numbers, UnitOfWork } from '@partner/kernel';
import { checkMaps, omitUndefined, newId, notFound, settleAll } from '@partner/kernel';
import type { VisibleLocation } from '@partner/locations';
import type { WorkOrder } from '@partner/work-orders';
import { type DeliveryAddress, deliveryFields } from '../../domain/document/delivery-address.js';
import { Quote, type QuotePurchaseType } from '../../domain/quote/quote.js';
import { quoteTransitions } from '../../domain/quote/quote.transitions.js';
import type { SalesSource } from '../../domain/sales-source.js';
import type { Quotes } from '../ports/quotes.js';
import { linkToUser, type SalesDesk, unassigned } from '../salesperson.js';
import { copiedFromUnit } from '../units/unit-copy.js';
import { checkAvailable, type Units } from '../units/units.js';
import type { QuoteNotices } from './quote-notices.js';

/** A new quote from a partner for a unit in stock (§4.3.1). */
export interface CreateQuoteCommand {
  /** This or `workOrderId` is required; `workOrderId` takes precedence. */
  readonly serialNumber?: string;
  readonly workOrderId?: Id;
  /** An email, or name and phone. */
  readonly customer: Contact;
  readonly deliveryAddress?: DeliveryAddress;
  /** Default: the unit's location. */
  readonly locationId?: Id;
  /** Default: the purchase type of the unit. */
  readonly purchaseType?: QuotePurchaseType;
  /** Default: the price of the unit (R30). */
  readonly price?: Money;
  readonly note?: string;
  readonly salesSource?: SalesSource;
  readonly sourceMetadata?: MapPatch<unknown>;
  readonly externalReferences?: MapPatch<unknown>;
}

/** Creates a quote for a unit and a matched or new customer; the quote holds the unit (§4.3.1, R6, R7, R11, R30). */
export class CreateQuote {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quotes: Quotes,
    private readonly units: Units,
    private readonly contacts: Contacts,
    private readonly desk: SalesDesk,
    private readonly numbers: Numbers,
    private readonly notices: QuoteNotices,
  ) {}

  /**
   * @returns the id of the quote.
   * @throws DomainError `invalid` (no unit named, two different units named, limits of the maps), `notFound` (unit,
   * location), `conflict` (unit taken, a template, or cancelled).
   */
  async execute(actor: Actor, command: CreateQuoteCommand): Promise<Id> {
    const { company } = actor;
    checkMaps(command);
    return this.work.run(actor, async () => {
      const at = this.work.now();
      const [named, chosen, customer] = await settleAll([
        this.units.find(company, command),
        this.location(company, command.locationId),
        this.contacts.resolve(actor, command.customer, at),
      ]);
      if (command.salesSource) customer.syncSource(command.salesSource, at);
      const [unit, found, number] = await settleAll([
        this.lockFreeUnit(company, named.id),
        chosen ?? this.location(company, named.locationId),
        this.numbers.next(company, 'quote'),
      ]);
      // The unit may have moved while this waited for its lock. A unit at a hidden location is `notFound`, whichever
      // location was requested (R12).
      const isWhereItWas = unit.state.locationId === named.locationId;
      const own = isWhereItWas ? found : await this.location(company, unit.state.locationId);
      const location = chosen ?? own;
      const assigned = location && (await this.desk.route(company, location, at));
      const copied = copiedFromUnit(unit, command.price);
      const quote = Quote.create({
        id: newId(),
        companyId: company,
        createdAt: at,
        number,
        status: quoteTransitions.defaultStatus,
        customerId: customer.id,
        customerName: command.customer.name ?? null,
        customerEmail: command.customer.email ?? null,
        customerPhone: command.customer.phone ?? null,
        ...(assigned ? linkToUser(assigned.id) : unassigned),
        locationId: location?.id ?? null,
        salesSource: command.salesSource ?? null,
        sourceMetadata: command.sourceMetadata,
        externalReferences: command.externalReferences,
        ...copied,
        purchaseType: command.purchaseType ?? copied.purchaseType,
        rto: null,
        ...deliveryFields(command.deliveryAddress),
        note: command.note ?? null,
        validUntil: null,
        converted: false,
        convertedOrderId: null,
        convertedOrderNumber: null,
      });
      await this.quotes.add(quote);
      await this.quotes.lines.add(company, quote.id, unit.state.lines);
      await this.units.sync(quote, unit, at, addressOrUndefined(command.deliveryAddress));
      await this.contacts.save(customer);
      this.notices.quoteCreated(quote.state, { location, building: unit.state.title, assigned });
      return quote.id;
    });
  }

  private async location(company: CompanyId, id: Id | null | undefined): Promise<VisibleLocation | undefined> {
    return id ? this.desk.location(company, id) : undefined;
  }

  /** Locks a unit that has no quote or order. @throws DomainError `notFound`, `conflict`. */
  private async lockFreeUnit(company: CompanyId, id: Id): Promise<WorkOrder> {
    const unit = await this.units.lock(company, id);
    if (!unit || unit.isDeleted) throw notFound('work order', id);
    checkAvailable(unit);
    return unit;
  }
}

/** Returns undefined for an empty address, which must not clear the unit's. */
function addressOrUndefined(address: DeliveryAddress = {}): DeliveryAddress | undefined {
  const parts = omitUndefined(address);
  return Object.keys(parts).length > 0 ? parts : undefined;
}
