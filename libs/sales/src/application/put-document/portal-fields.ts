import type { Customer } from '@partner/customers';
import { checkFixedFields, type Id } from '@partner/kernel';
import type { ContactCopy, SalesChanges, SalespersonLink, SalesRecord, SalesState } from '../../domain/sales-record.js';
import { linkToUser, unassigned } from '../salesperson.js';

/** A sales person in a portal request: a user, or a name and email. */
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

/** Returns the given sales person; undefined when the request does not mention one. */
export function portalSalesperson({
  salespersonId,
  salespersonName,
  salespersonEmail,
}: PortalSalesperson): SalespersonLink | undefined {
  if (salespersonId) return linkToUser(salespersonId);
  if (salespersonName === undefined && salespersonEmail === undefined) return undefined;
  return { ...unassigned, salespersonName: salespersonName ?? null, salespersonEmail: salespersonEmail ?? null };
}

/** Rejects another number or creation time for an existing record. @throws DomainError `invalid` */
export function checkFixed({ resource, state }: SalesRecord<SalesState>, { orderNumber, createdAt }: PortalSale): void {
  checkFixedFields(resource, { orderNumber: state.number, createdAt: state.createdAt }, { orderNumber, createdAt });
}
