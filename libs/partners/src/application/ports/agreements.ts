import { Records, type CompanyId, type Id, type JsonResponse, type ListDefinition, type Page } from '@partner/kernel';
import type { Agreement } from '../../domain/agreement/agreement.js';
import type { StateLegal } from '../../domain/state-legal/state-legal.js';

/** Repository of the agreements that a company is a party of (R38). Deleted ones are not found. */
export abstract class Agreements extends Records<Agreement> {}

/** Filter of a list of agreements (§4.9); absent fields do not restrict. */
export interface AgreementCriteria extends Page {
  readonly order: 'asc' | 'desc';
  /** Exact status. */
  readonly status?: string;
  /** Substring of the other party's name. */
  readonly search?: string;
}

/** Read model of agreements for their parties (§2.14). */
export abstract class AgreementQueries {
  /** Tells when cached responses of `list` are stale. */
  abstract readonly listDefinition: ListDefinition;
  /** @throws DomainError `notFound` unless the company is a party (R38). */
  abstract item(company: CompanyId, id: Id): Promise<JsonResponse>;
  /** Returns the most recently updated active agreement (R38). @throws DomainError `notFound` when there is none. */
  abstract active(company: CompanyId): Promise<JsonResponse>;
  /** Returns the envelope of a page, sorted by creation time. */
  abstract list(company: CompanyId, criteria: AgreementCriteria): Promise<JsonResponse>;
  /** Returns all legal configurations of an agreement, by state (R39). @throws DomainError `notFound` as `item`. */
  abstract stateLegals(company: CompanyId, id: Id): Promise<JsonResponse>;
  /**
   * Returns the legal configuration of a state; the state code is case-insensitive.
   * @throws DomainError `notFound` as `item`, and when the agreement has none for the state.
   */
  abstract stateLegal(company: CompanyId, id: Id, state: string): Promise<JsonResponse>;
}

/**
 * Repository of the legal configurations of agreements that a company is a party of (R38). Deleted ones are not found.
 */
export abstract class StateLegals extends Records<StateLegal> {
  /**
   * Returns the legal configuration of a state, whose code is in upper case.
   * @param owner the company that the agreement is stored under.
   */
  abstract ofState(owner: CompanyId, agreement: Id, stateCode: string): Promise<StateLegal | undefined>;
}
