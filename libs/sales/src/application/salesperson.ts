import type { SalesPeople, SalesPerson } from '@partner/companies';
import type { CompanyId, Id } from '@partner/kernel';
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

/** The active user with that email, otherwise name and email as given (R7). */
export async function salespersonGiven(
  people: SalesPeople,
  company: CompanyId,
  { salespersonName, salespersonEmail }: RequestedSalesperson,
): Promise<SalespersonLink> {
  const user = salespersonEmail ? await people.byEmail(company, salespersonEmail) : undefined;
  return user
    ? linked(user.id)
    : { salespersonId: null, salespersonName: salespersonName ?? null, salespersonEmail: salespersonEmail ?? null };
}

/** The user whose turn it is at a location with lead routing, or nobody (R7). */
export async function salespersonRouted(
  people: SalesPeople,
  company: CompanyId,
  location: { readonly id: Id; readonly leadRouting: boolean },
  at: Date,
): Promise<SalesPerson | undefined> {
  return location.leadRouting ? people.route(company, location.id, at) : undefined;
}

/** A user is linked by id alone: name and email are read where they are kept. */
export const linked = (salespersonId: Id): SalespersonLink => ({
  salespersonId,
  salespersonName: null,
  salespersonEmail: null,
});

/** Nobody sells it yet. */
export const unassigned: SalespersonLink = { salespersonId: null, salespersonName: null, salespersonEmail: null };
