import type { CompanyId, Id, JsonResponse, ListDefinition, Page } from '@partner/kernel';

/** What the list of agreements is asked for (§4.9); absent does not restrict. */
export interface AgreementCriteria extends Page {
  readonly order: 'asc' | 'desc';
  /** Exactly this one. */
  readonly status?: string;
  /** Substring of the name of the other party. */
  readonly search?: string;
}

/** Reading agreements, as the parties see them (§2.14). */
export abstract class AgreementQueries {
  /** What tells when cached answers of `list` are out of date. */
  abstract readonly listDefinition: ListDefinition;
  /** @throws DomainError `notFound` unless the company is a party (R38). */
  abstract item(company: CompanyId, id: Id): Promise<JsonResponse>;
  /** The active one that was updated last (R38). @throws DomainError `notFound` when there is none. */
  abstract active(company: CompanyId): Promise<JsonResponse>;
  /** The envelope of the page asked for, by the time of creation. */
  abstract list(company: CompanyId, criteria: AgreementCriteria): Promise<JsonResponse>;
  /** All legal configurations of an agreement, by state (R39). @throws DomainError `notFound` as `item`. */
  abstract stateLegals(company: CompanyId, id: Id): Promise<JsonResponse>;
  /**
   * The legal configuration of one state, whatever its case.
   * @throws DomainError `notFound` as `item`, and when the agreement has none for it.
   */
  abstract stateLegal(company: CompanyId, id: Id, state: string): Promise<JsonResponse>;
}
