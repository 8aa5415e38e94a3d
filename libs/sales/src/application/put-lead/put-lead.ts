import type { Contacts } from '@partner/customers';
import type { Actor, Clock, Id, MapPatch, Numbers, UnitOfWork } from '@partner/kernel';
import { checkMaps, invalid, missing, newId, notFound } from '@partner/kernel';
import { Lead, type LeadDetails } from '../../domain/lead/lead.js';
import { type LeadStatus, leadTransitions } from '../../domain/lead/lead.transitions.js';
import type { ContactCopy } from '../../domain/sales-record.js';
import type { Leads } from '../ports/leads.js';
import { linkToUser } from '../salesperson.js';

/** Fields of a lead in a portal request; absent means unchanged, or the default of a new one. */
export interface PutLeadCommand extends Partial<ContactCopy>, Partial<LeadDetails> {
  readonly id?: Id;
  readonly orderNumber?: number;
  readonly customerId?: Id;
  readonly locationId?: Id;
  readonly salespersonId?: Id;
  readonly salespersonName?: string;
  readonly salespersonEmail?: string;
  readonly status?: string;
  readonly sourceMetadata?: MapPatch<unknown> | null;
  readonly externalReferences?: MapPatch<unknown>;
  readonly createdAt?: Date;
  readonly statusChangedAt?: Date;
}

/** A command whose status has its canonical spelling. */
type CheckedLead = PutLeadCommand & { readonly status?: LeadStatus };

export class PutLead {
  constructor(
    private readonly work: UnitOfWork,
    private readonly leads: Leads,
    private readonly contacts: Contacts,
    private readonly numbers: Numbers,
    private readonly clock: Clock,
  ) {}

  /** @returns the id of the lead. @throws DomainError `invalid`, `notFound` (a linked record). */
  async execute(actor: Actor, command: PutLeadCommand): Promise<Id> {
    const status = command.status === undefined ? undefined : leadTransitions.parseValid(command.status, 'lead');
    checkMaps(command);
    return this.work.run(actor, async () => {
      const existing = command.id && (await this.leads.find(actor.company, command.id));
      // Only a status restores a deleted lead (R13).
      if (existing && existing.isDeleted && status === undefined) throw notFound('lead');
      const lead = existing
        ? this.update(existing, { ...command, status })
        : await this.create(actor, { ...command, status });
      await (existing ? this.leads.save(lead) : this.leads.add(lead));
      return lead.id;
    });
  }

  private update(lead: Lead, { status, orderNumber, createdAt, statusChangedAt, ...command }: CheckedLead): Lead {
    const fixed = Object.entries({ orderNumber, createdAt }).find(([, value]) => value !== undefined);
    if (fixed) throw invalid(`${fixed[0]} of an existing lead cannot be changed`);
    const { id, salespersonId, salespersonName, salespersonEmail, ...details } = command;
    const at = this.clock.now();
    const named = salespersonName !== undefined || salespersonEmail !== undefined;
    lead.changeDetails(
      {
        ...details,
        ...(named && {
          salespersonId: null,
          salespersonName: salespersonName ?? null,
          salespersonEmail: salespersonEmail ?? null,
        }),
        ...(salespersonId && linkToUser(salespersonId)),
      },
      at,
    );
    if (status !== undefined) lead.moveTo(status, undefined, statusChangedAt ?? at);
    return lead;
  }

  private async create({ company }: Actor, command: CheckedLead): Promise<Lead> {
    const { id, orderNumber, customerId, locationId, salespersonId, salespersonName, salespersonEmail, ...rest } =
      command;
    if (!customerId) throw missing('customerId is required for a new lead');
    const customer = await this.contacts.getLive(company, customerId);
    const {
      customerName,
      customerEmail,
      customerPhone,
      status = leadTransitions.defaultStatus,
      createdAt = this.clock.now(),
      ...details
    } = rest;
    const given = { customerName, customerEmail, customerPhone };
    const contact = Object.values(given).some((part) => part !== undefined)
      ? given
      : { customerName: customer.state.name, customerEmail: customer.state.email, customerPhone: customer.state.phone };
    return Lead.create({
      ...details,
      id: id ?? newId(),
      companyId: company,
      createdAt,
      number: await this.numbers.claim(company, 'lead', orderNumber),
      status,
      customerId: customer.id,
      customerName: contact.customerName ?? null,
      customerEmail: contact.customerEmail ?? null,
      customerPhone: contact.customerPhone ?? null,
      ...(salespersonId
        ? linkToUser(salespersonId)
        : {
            salespersonId: null,
            salespersonName: salespersonName ?? null,
            salespersonEmail: salespersonEmail ?? null,
          }),
      locationId: locationId ?? null,
    });
  }
}
