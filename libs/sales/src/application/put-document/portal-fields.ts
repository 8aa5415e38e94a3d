import type { Customer } from '@partner/customers';
import { checkFixedFields, type CompanyId, type Id } from '@partner/kernel';
import type { ContactCopy, SalesChanges, SalespersonLink, SalesState } from '../../domain/sales-record.js';
import { linkToUser, type SalesDesk } from '../salesperson.js';

/** A sales person in a portal request: a user, or a name and email, which may belong to a user. */
export interface PortalSalesperson {
  readonly salespersonId?: Id;
  readonly salespersonName?: string;
  readonly salespersonEmail?: string;
}

/** Fields of a lead, quote or order in a portal request; absent means unchanged, or the default of a new one. */
export interface PortalSale extends PortalSalesperson, Omit<SalesChanges, keyof SalespersonLink> {
  readonly id?: Id;
  readonly orderNumber?: number;
  readonly status?: string;
  readonly createdAt?: Date;
  readonly statusChangedAt?: Date;
}

/** Returns the contact to store in a new record: the given one, or the customer's when none of it is given. */
export function portalContact({ state }: Customer, contact: Partial<ContactCopy>): ContactCopy {
  const { customerName = null, customerEmail = null, customerPhone = null } = contact;
  return customerName === null && customerEmail === null && customerPhone === null
    ? { customerName: state.name, customerEmail: state.email, customerPhone: state.phone }
    : { customerName, customerEmail, customerPhone };
}

/** Returns the given sales person; empty when the request does not mention one (R7). */
export async function portalSalesperson(
  desk: SalesDesk,
  company: CompanyId,
  { salespersonId, salespersonName, salespersonEmail }: PortalSalesperson,
): Promise<Partial<SalespersonLink>> {
  return salespersonId
    ? linkToUser(salespersonId)
    : desk.requestedChange(company, { salespersonName, salespersonEmail });
}

/** Rejects another number or creation time for an existing record. @throws DomainError `invalid` */
export function checkFixed(
  { resource, state }: { readonly resource: string; readonly state: Pick<SalesState, 'number' | 'createdAt'> },
  { orderNumber, createdAt }: PortalSale,
): void {
  checkFixedFields(resource, { orderNumber: state.number, createdAt: state.createdAt }, { orderNumber, createdAt });
}
