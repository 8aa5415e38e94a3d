import type { SalesPeople } from '@partner/companies';
import type { Customers } from '@partner/customers';
import {
  type Actor,
  checkMaps,
  type Clock,
  type Id,
  type MapPatch,
  type UnitOfWork,
  type Version,
} from '@partner/kernel';
import type { VisibleLocations } from '@partner/locations';
import type { SalesSource } from '../../domain/sales-source.js';
import type { Leads } from '../ports/leads.js';
import { type RequestedSalesperson, namesSalesperson, salespersonGiven } from '../salesperson.js';

/** What a partner may change of a lead (§4.3.4); absent means unchanged. */
export interface ChangeLeadCommand extends RequestedSalesperson {
  readonly id: Id;
  readonly expected?: Version;
  readonly salesLocation?: Id;
  readonly salesSource?: SalesSource | null;
  readonly sourceMetadata?: MapPatch<unknown> | null;
  readonly externalReferences?: MapPatch<unknown>;
}

/** Changes a lead; a sales source goes to its customer too (§2.5, R29). */
export class ChangeLead {
  constructor(
    private readonly work: UnitOfWork,
    private readonly leads: Leads,
    private readonly customers: Customers,
    private readonly locations: VisibleLocations,
    private readonly people: SalesPeople,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `notFound` (lead, location), `staleVersion`, `invalid` (limits of the maps). */
  async execute(actor: Actor, command: ChangeLeadCommand): Promise<void> {
    const { company } = actor;
    checkMaps(command);
    return this.work.run(actor, async () => {
      // The customer before its lead, as a merge locks them: the other way round, each would wait for the other.
      const holder = command.salesSource === undefined ? undefined : await this.leads.customerOf(company, command.id);
      if (holder) await this.customers.find(company, holder);
      const lead = await this.leads.toChange(company, command.id);
      const location = command.salesLocation && (await this.locations.find(company, command.salesLocation));
      const salesperson = namesSalesperson(command) ? await salespersonGiven(this.people, company, command) : {};
      lead.checkVersion(command.expected);
      const at = this.clock.now();
      const { salesSource, sourceMetadata, externalReferences } = command;
      lead.changeDetails(
        {
          ...salesperson,
          ...(location && { locationId: location.id }),
          ...(salesSource !== undefined && { salesSource }),
          sourceMetadata,
          externalReferences,
        },
        at,
      );
      await this.leads.save(lead);
      if (salesSource !== undefined) {
        const customer = await this.customers.find(company, lead.state.customerId);
        if (!customer?.isLive) return;
        customer.syncSource(salesSource, at);
        await this.customers.save(customer);
      }
    });
  }
}
