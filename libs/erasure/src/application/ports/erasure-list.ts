import type { CompanyId, Id } from '@partner/kernel';

/** An erased customer, as kept outside of the database. */
export interface ListedErasure {
  readonly company: CompanyId;
  readonly customer: Id;
}

/**
 * Ids of erased customers outside of the database, so that a restored backup can be brought up to date. Entries are
 * only added.
 */
export abstract class ErasureList {
  /** Adds an entry durably. Adding it again changes nothing. @throws DomainError `unavailable` */
  abstract add(entry: ListedErasure): Promise<void>;
  abstract all(): AsyncIterable<ListedErasure>;
}

/** Name of an entry: the company and the customer. */
export const entryName = ({ company, customer }: ListedErasure): string => `${company}-${customer}`;

/** Parses the name of an entry; undefined for other names. */
export function entryOf(name: string): ListedErasure | undefined {
  const [, company, customer] = /^([0-9a-f]{24})-([0-9a-f]{24})$/.exec(name) ?? [];
  return company && customer ? { company: company as CompanyId, customer: customer as Id } : undefined;
}
