import type { CompanyId, Id, JsonResponse, Span } from '@partner/kernel';
import type { SiteEvent, SiteEventDetails, Visit } from '../../domain/site-event/site-event.js';

export interface ReceivedSiteEvents extends Visit {
  /** Credential that sent them; absent for events recorded by the service itself. */
  readonly credentialId?: Id;
  readonly events: readonly SiteEventDetails[];
}

/** Store of a company's site events. They are only added and expire, so writers never wait for each other. */
export abstract class SiteEvents {
  /** Stores all events or none, in one statement that commits on its own. They are durable when this resolves (R53). */
  abstract store(company: CompanyId, arrived: ReceivedSiteEvents): Promise<void>;
  /** Returns an event, locked until the transaction ends. */
  abstract find(company: CompanyId, id: Id): Promise<SiteEvent | undefined>;
  /** Inserts the event or replaces the one with the same id. */
  abstract put(company: CompanyId, event: SiteEvent): Promise<void>;
}

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

export abstract class SiteEventQueries {
  /**
   * Returns a page, newest first (R53).
   * @throws DomainError `invalid` for a cursor that was not issued to this company.
   */
  abstract read(company: CompanyId, criteria: SiteEventCriteria): Promise<JsonResponse>;
}
