import type { CompanyId, JsonResponse, Span } from '@partner/kernel';

/** Which site events are read (§4.15). */
export interface SiteEventCriteria {
  /** The `nextCursor` of the page before, whatever else it was read by. */
  readonly cursor?: string;
  readonly limit: number;
  readonly sessionId?: string;
  readonly types?: readonly string[];
  /** Inclusive bounds of the time at which they occurred. */
  readonly from?: Span;
  readonly to?: Span;
}

/** What partners read of their site events. */
export abstract class SiteEventQueries {
  /** The newest first (R53). @throws DomainError `invalid` for a cursor that this company was not given. */
  abstract read(company: CompanyId, criteria: SiteEventCriteria): Promise<JsonResponse>;
}
