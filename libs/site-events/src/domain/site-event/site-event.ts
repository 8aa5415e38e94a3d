import type { Id } from '@partner/kernel';
import type { SiteEventSource, SiteEventType } from './site-event-types.js';

/** Details of one event (§4.15). */
export interface SiteEventDetails {
  readonly eventType: SiteEventType;
  readonly occurredAt: Date;
  readonly page?: string | null;
  /** Identifier chosen by the website, which need not be a product's id (R53). */
  readonly productId?: string | null;
  readonly productName?: string | null;
  readonly payload?: object | null;
}

/** Visit of an event, common to all events of a request. */
export interface Visit {
  readonly sessionId: string;
  /** Links the visits of one visitor across the website and the configurator. */
  readonly visitorId?: string | null;
  readonly source: SiteEventSource;
  readonly siteHost?: string | null;
}

/** An action of a visitor (§2.26). */
export interface SiteEvent extends SiteEventDetails, Visit {
  readonly id: Id;
}
