import type { Contact, Contacts } from '@partner/customers';
import type { Actor, Id, MapPatch, Numbers, UnitOfWork } from '@partner/kernel';
import { checkMaps, newId, settleAll } from '@partner/kernel';
import { Lead, type LeadDetails } from '../../domain/lead/lead.js';
import { leadTransitions } from '../../domain/lead/lead.transitions.js';
import type { Leads } from '../ports/leads.js';
import type { SalesNotices } from '../ports/sales-notices.js';
import { changesSalesperson, linkToUser, type RequestedSalesperson, type SalesDesk } from '../salesperson.js';

/** A new lead from a partner (§4.3). */
export interface CreateLeadCommand extends RequestedSalesperson, Partial<LeadDetails> {
  readonly locationId: Id;
  readonly customer: Contact;
  readonly sourceMetadata?: MapPatch<unknown>;
  readonly externalReferences?: MapPatch<unknown>;
}

/**
 * Creates a lead at a location for a matched or new customer, and notifies the sales person it is routed to (§4.3, R6
 * to R8, R29).
 */
export class CreateLead {
  constructor(
    private readonly work: UnitOfWork,
    private readonly leads: Leads,
    private readonly contacts: Contacts,
    private readonly desk: SalesDesk,
    private readonly notices: SalesNotices,
    private readonly numbers: Numbers,
  ) {}

  /**
   * @returns the id of the lead. @throws DomainError `notFound` (location), `invalid` (limits of references and
   * metadata).
   */
  async execute(actor: Actor, command: CreateLeadCommand): Promise<Id> {
    const { company } = actor;
    checkMaps(command);
    const { locationId, customer: contact, salespersonName, salespersonEmail, ...details } = command;
    const requested = { salespersonName, salespersonEmail };
    return this.work.run(actor, async () => {
      const at = this.work.now();
      const [location, customer, number] = await settleAll([
        this.desk.location(company, locationId),
        this.contacts.resolve(actor, contact, at),
        this.numbers.next(company, 'lead'),
      ]);
      const { salesSource } = details;
      if (salesSource) customer.syncSource(salesSource, at);
      const assigned = changesSalesperson(requested) ? undefined : await this.desk.route(company, location, at);
      const salesperson = assigned ? linkToUser(assigned.id) : await this.desk.resolve(company, requested);
      const lead = Lead.create({
        id: newId(),
        companyId: company,
        createdAt: at,
        number,
        status: leadTransitions.defaultStatus,
        customerId: customer.id,
        customerName: contact.name ?? null,
        customerEmail: contact.email ?? null,
        customerPhone: contact.phone ?? null,
        ...salesperson,
        ...details,
        locationId: location.id,
      });
      await this.leads.add(lead);
      await this.contacts.save(customer);
      if (assigned) {
        this.notices.assigned(company, assigned, {
          about: lead.id,
          record: 'lead',
          number,
          location: location.name,
          customer: contact,
          salesSource: salesSource ?? undefined,
        });
      }
      return lead.id;
    });
  }
}
