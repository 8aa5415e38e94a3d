import type { Customers } from '@partner/customers';
import type { Actor, Id, MapPatch, UnitOfWork, Version } from '@partner/kernel';
import { checkMaps, omitUndefined, settleAll } from '@partner/kernel';
import type { LeadDetails } from '../../domain/lead/lead.js';
import { checkLinked, lockLinked } from '../change-document/lock-linked.js';
import type { Leads } from '../ports/leads.js';
import type { RequestedSalesperson, SalesDesk } from '../salesperson.js';

/** Changes that a partner may make to a lead (§4.3.4); absent means unchanged. */
export interface ChangeLeadCommand extends RequestedSalesperson, Partial<LeadDetails> {
  readonly id: Id;
  readonly expected?: Version;
  readonly salesLocation?: Id;
  readonly sourceMetadata?: MapPatch<unknown> | null;
  readonly externalReferences?: MapPatch<unknown>;
}

/** Changes a lead; a sales source is copied to its customer, too (§2.5, R29). */
export class ChangeLead {
  constructor(
    private readonly work: UnitOfWork,
    private readonly leads: Leads,
    private readonly customers: Customers,
    private readonly desk: SalesDesk,
  ) {}

  /** @throws DomainError `notFound` (lead, location), `staleVersion`, `invalid` (limits of the maps). */
  async execute(actor: Actor, command: ChangeLeadCommand): Promise<void> {
    const { company } = actor;
    checkMaps(command);
    const { id, expected, salesLocation, salespersonName, salespersonEmail, ...details } = command;
    const requested = { salespersonName, salespersonEmail };
    const { salesSource } = details;
    return this.work.run(actor, async () => {
      const customer =
        salesSource === undefined
          ? undefined
          : await lockLinked(this.leads, { company, id }, 'customerId', (customer) =>
              this.customers.find(company, customer),
            );
      const [lead, location, salesperson] = await settleAll([
        this.leads.getForUpdate(company, id),
        salesLocation ? this.desk.location(company, salesLocation) : undefined,
        this.desk.requestedChange(company, requested),
      ]);
      lead.checkVersion(expected);
      if (salesSource !== undefined) checkLinked(lead, 'customerId', customer);
      const at = this.work.now();
      lead.changeDetails(
        { ...salesperson, ...(location && { locationId: location.id }), ...omitUndefined(details) },
        at,
      );
      await this.leads.save(lead);
      if (salesSource === undefined || !customer?.isLive) return;
      customer.syncSource(salesSource, at);
      await this.customers.save(customer);
    });
  }
}
