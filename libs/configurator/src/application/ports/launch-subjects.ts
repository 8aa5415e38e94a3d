import type { CompanyId, Id } from '@partner/kernel';

/** A unit, identified by its id or serial number. */
export type UnitName = { readonly workOrderId: Id } | { readonly serialNumber: string };

/** Checks records that a session can refer to, as partners see them (A5, R13). */
export abstract class LaunchSubjects {
  /** @throws DomainError `notFound`, or `conflict` for a customer who was merged into another one. */
  abstract customer(company: CompanyId, id: Id): Promise<Id>;
  /** Returns the customer of a quote. @throws DomainError `notFound`, also for a quote at a hidden location. */
  abstract customerOfQuote(company: CompanyId, quote: Id): Promise<Id>;
  /** @throws DomainError `notFound`, also for a unit at a hidden location. */
  abstract unit(company: CompanyId, name: UnitName): Promise<Id>;
}
