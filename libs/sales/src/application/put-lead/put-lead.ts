import type { Contacts, Customer } from '@partner/customers';
import type { Actor, Id, Numbers, UnitOfWork } from '@partner/kernel';
import { checkMaps, missing, newId, notFound } from '@partner/kernel';
import { Lead, type LeadDetails } from '../../domain/lead/lead.js';
import { type LeadStatus, leadTransitions } from '../../domain/lead/lead.transitions.js';
import type { Leads } from '../ports/leads.js';
import { checkFixed, portalContact, type PortalSale, portalSalesperson } from '../put-document/portal-fields.js';
import { type SalesDesk, unassigned } from '../salesperson.js';

/** Fields of a lead in a portal request; absent means unchanged, or the default of a new one. */
export interface PutLeadCommand extends PortalSale, Partial<LeadDetails> {}

/** A command whose status has its canonical spelling. */
type CheckedLead = PutLeadCommand & { readonly status?: LeadStatus };

export class PutLead {
  constructor(
    private readonly work: UnitOfWork,
    private readonly leads: Leads,
    private readonly contacts: Contacts,
    private readonly numbers: Numbers,
    private readonly desk: SalesDesk,
  ) {}

  /** @returns the id of the lead. @throws DomainError `invalid`, `notFound` (a linked record). */
  async execute(actor: Actor, command: PutLeadCommand): Promise<Id> {
    const status = command.status === undefined ? undefined : leadTransitions.parseValid(command.status, 'lead');
    checkMaps(command);
    return this.work.run(actor, async () => {
      // Locks the customer before the lead, as a merge does.
      const customer = command.customerId && (await this.contacts.getLive(actor.company, command.customerId));
      const existing = command.id && (await this.leads.find(actor.company, command.id));
      // Only a status restores a deleted lead (R13).
      if (existing && existing.isDeleted && status === undefined) throw notFound('lead');
      const lead = existing
        ? await this.update(existing, { ...command, status })
        : await this.create(actor, { ...command, status }, customer);
      await (existing ? this.leads.save(lead) : this.leads.add(lead));
      return lead.id;
    });
  }

  private async update(lead: Lead, command: CheckedLead): Promise<Lead> {
    checkFixed(lead, command);
    const { id, status, orderNumber, createdAt, statusChangedAt, ...details } = command;
    const at = this.work.now();
    const { salespersonId, salespersonName, salespersonEmail, ...fields } = details;
    const salesperson = await portalSalesperson(this.desk, lead.state.companyId, command);
    lead.changeDetails({ ...fields, ...salesperson }, at);
    await this.work.putStatus(this.leads, lead, status, statusChangedAt, at);
    return lead;
  }

  private async create({ company }: Actor, command: CheckedLead, customer: Customer | undefined): Promise<Lead> {
    const { id, orderNumber, customerId, locationId, salespersonId, salespersonName, salespersonEmail, ...details } =
      command;
    if (!customer) throw missing('customerId is required for a new lead');
    const { status = leadTransitions.defaultStatus, createdAt = this.work.now() } = command;
    return Lead.create({
      ...details,
      ...portalContact(customer, command),
      ...unassigned,
      ...(await portalSalesperson(this.desk, company, command)),
      id: id ?? newId(),
      companyId: company,
      createdAt,
      number: await this.numbers.claim(company, 'lead', orderNumber),
      status,
      customerId: customer.id,
      locationId: locationId ?? null,
    });
  }
}
