import type { SalesPeople, SalesPerson } from '@partner/companies';
import { type CompanyId, type Id, notFound } from '@partner/kernel';
import type { VisibleLocation, VisibleLocations } from '@partner/locations';
import type { SalespersonLink } from '../domain/sales-record.js';

/** A sales person as a request names one. */
export interface RequestedSalesperson {
  readonly salespersonName?: string | null;
  readonly salespersonEmail?: string | null;
}

/** Whether a request says anything about the sales person; one half replaces the pair (R7). */
export function namesSalesperson(requested: RequestedSalesperson): boolean {
  return requested.salespersonName !== undefined || requested.salespersonEmail !== undefined;
}

/** Locations and sales people, as sales ask for them. */
export class SalesDesk {
  constructor(
    private readonly locations: VisibleLocations,
    private readonly people: SalesPeople,
  ) {}

  /** By id or slug. @throws DomainError `notFound`, for a hidden one too (§1.7). */
  location(company: CompanyId, idOrSlug: string): Promise<VisibleLocation> {
    return this.locations.find(company, idOrSlug);
  }

  /** The active user with this id. @throws DomainError `notFound` */
  async person(company: CompanyId, id: Id): Promise<SalesPerson> {
    const person = await this.people.activeById(company, id);
    if (!person) throw notFound('salesperson');
    return person;
  }

  /** Changes of the sales person that a request asks for: none when it names nobody (R7). */
  async changed(company: CompanyId, requested: RequestedSalesperson): Promise<Partial<SalespersonLink>> {
    return namesSalesperson(requested) ? this.named(company, requested) : {};
  }

  /** The active user with that email, otherwise name and email as given (R7). */
  async named(
    company: CompanyId,
    { salespersonName, salespersonEmail }: RequestedSalesperson,
  ): Promise<SalespersonLink> {
    const user = salespersonEmail ? await this.people.byEmail(company, salespersonEmail) : undefined;
    return user
      ? linked(user.id)
      : { salespersonId: null, salespersonName: salespersonName ?? null, salespersonEmail: salespersonEmail ?? null };
  }

  /** The user whose turn it is at a location with lead routing, or nobody (R7). */
  async routed(company: CompanyId, { id, leadRouting }: VisibleLocation, at: Date): Promise<SalesPerson | undefined> {
    return leadRouting ? this.people.route(company, id, at) : undefined;
  }
}

/** A user is linked by id alone: name and email are read where they are kept. */
export const linked = (salespersonId: Id): SalespersonLink => ({
  salespersonId,
  salespersonName: null,
  salespersonEmail: null,
});

/** Nobody sells it yet. */
export const unassigned: SalespersonLink = { salespersonId: null, salespersonName: null, salespersonEmail: null };
