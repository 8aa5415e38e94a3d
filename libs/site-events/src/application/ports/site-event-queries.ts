import type { CompanyId, JsonResponse, Span } from '@partner/kernel';

/** Filter of site events (§4.15). */
export interface SiteEventCriteria {
  /** `nextCursor` of the previous page; the other filters may differ. */
  readonly cursor?: string;
  readonly limit: number;
  readonly sessionId?: string;
  readonly types?: readonly string[];
  /** Inclusive bounds of the time of occurrence. */
  readonly from?: Span;
  readonly to?: Span;
}

/** Read model of site events for partners. */
export abstract class SiteEventQueries {
  /**
   * Returns a page, newest first (R53).
   * @throws DomainError `invalid` for a cursor that was not issued to this company.
   */
  abstract read(company: CompanyId, criteria: SiteEventCriteria): Promise<JsonResponse>;
}
