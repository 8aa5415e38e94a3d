import type { CompanyId, Id } from '@partner/kernel';
import type { SiteEvent, SiteEventDetails, Visit } from '../../domain/site-event/site-event.js';

/** Events of one visit that arrive together. */
export interface ArrivedSiteEvents extends Visit {
  /** Who told of them; absent for what the service itself tells. */
  readonly credentialId?: Id;
  readonly events: readonly SiteEventDetails[];
}

/** The site events of a company. They only come and expire: nobody waits for another who stores some. */
export abstract class SiteEvents {
  /** Stores all of them or none, in one statement that commits by itself: they are durable when this resolves (R53). */
  abstract store(company: CompanyId, arrived: ArrivedSiteEvents): Promise<void>;
  /** One of them, locked until the transaction ends. */
  abstract find(company: CompanyId, id: Id): Promise<SiteEvent | undefined>;
  /** Makes it, or writes over the one of the same id. */
  abstract put(company: CompanyId, event: SiteEvent): Promise<void>;
}
