import type { Id } from '@partner/kernel';
import type { SiteEventSource, SiteEventType } from './site-event-types.js';

/** What is told of one event (§4.15). */
export interface SiteEventDetails {
  readonly eventType: SiteEventType;
  readonly occurredAt: Date;
  readonly page?: string | null;
  /** A text of the website's own, which need not be the id of a product (R53). */
  readonly productId?: string | null;
  readonly productName?: string | null;
  readonly payload?: object | null;
}

/** Whose visit it is part of, the same for all events of a call. */
export interface Visit {
  readonly sessionId: string;
  /** Joins the visits of one visitor, on the website and in the configurator. */
  readonly visitorId?: string | null;
  readonly source: SiteEventSource;
  readonly siteHost?: string | null;
}

/** Something that a visitor did (§2.26). */
export interface SiteEvent extends SiteEventDetails, Visit {
  readonly id: Id;
}
