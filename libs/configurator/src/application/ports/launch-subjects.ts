import type { CompanyId, Id } from '@partner/kernel';

/** A unit by its id or its serial number. */
export type UnitName = { readonly workOrderId: Id } | { readonly serialNumber: string };

/** What a session can be about, as far as partners see it (A5, R13). */
export abstract class LaunchSubjects {
  /** @throws DomainError `notFound`; `conflict` for a customer who was merged into another one. */
  abstract customer(company: CompanyId, id: Id): Promise<Id>;
  /** Whose quote it is. @throws DomainError `notFound`, for one at a hidden location too. */
  abstract customerOfQuote(company: CompanyId, quote: Id): Promise<Id>;
  /** @throws DomainError `notFound`, for one at a hidden location too. */
  abstract unit(company: CompanyId, name: UnitName): Promise<Id>;
}
