import type { SalesPeople, SalesPerson } from '@partner/companies';
import { type CompanyId, type Id, notFound } from '@partner/kernel';
import type { VisibleLocation, VisibleLocations } from '@partner/locations';
import type { SalespersonLink } from '../domain/sales-record.js';

export interface RequestedSalesperson {
  readonly salespersonName?: string | null;
  readonly salespersonEmail?: string | null;
}

/** True if the request changes the sales person; one half replaces the pair (R7). */
export function changesSalesperson(requested: RequestedSalesperson): boolean {
  return requested.salespersonName !== undefined || requested.salespersonEmail !== undefined;
}

export class SalesDesk {
  constructor(
    private readonly locations: VisibleLocations,
    private readonly people: SalesPeople,
  ) {}

  /** Finds a location by id or slug. @throws DomainError `notFound`, also for a hidden one (§1.7). */
  location(company: CompanyId, idOrSlug: string): Promise<VisibleLocation> {
    return this.locations.find(company, idOrSlug);
  }

  /** Finds the active user with this id. @throws DomainError `notFound` */
  async person(company: CompanyId, id: Id): Promise<SalesPerson> {
    const person = await this.people.activeById(company, id);
    if (!person) throw notFound('salesperson', id);
    return person;
  }

  /** Returns the requested change of the sales person; empty when the request has none (R7). */
  async requestedChange(company: CompanyId, requested: RequestedSalesperson): Promise<Partial<SalespersonLink>> {
    return changesSalesperson(requested) ? this.resolve(company, requested) : {};
  }

  /** Links the active user with that email; otherwise keeps name and email as given (R7). */
  async resolve(
    company: CompanyId,
    { salespersonName, salespersonEmail }: RequestedSalesperson,
  ): Promise<SalespersonLink> {
    const user = salespersonEmail ? await this.people.byEmail(company, salespersonEmail) : undefined;
    return user
      ? linkToUser(user.id)
      : { salespersonId: null, salespersonName: salespersonName ?? null, salespersonEmail: salespersonEmail ?? null };
  }

  /** Returns the next user in turn at a location with lead routing; undefined without one (R7). */
  async route(company: CompanyId, { id, leadRouting }: VisibleLocation, at: Date): Promise<SalesPerson | undefined> {
    return leadRouting ? this.people.route(company, id, at) : undefined;
  }
}

export const unassigned: SalespersonLink = { salespersonId: null, salespersonName: null, salespersonEmail: null };

export const linkToUser = (salespersonId: Id): SalespersonLink => ({ ...unassigned, salespersonId });
