import type { Id } from '@partner/kernel';
import type { SiteEventSource, SiteEventType } from './site-event-types.js';

/** Details of one event (§4.15). */
export interface SiteEventDetails extends Partial<Pick<Visit, 'visitorId'>> {
  readonly eventType: SiteEventType;
  readonly occurredAt: Date;
  readonly page?: string | null;
  /** Identifier chosen by the website, which need not be a product's id (R53). */
  readonly productId?: string | null;
  readonly productName?: string | null;
  /** Any JSON. */
  readonly payload?: unknown;
  readonly step?: string | null;
  readonly menuItem?: string | null;
  /** Identifiers chosen by the website, which are not looked up. */
  readonly quoteId?: string | null;
  readonly configId?: string | null;
  /** Customer, delivery and payment as sent. Never shown. */
  readonly details?: object | null;
}

/** Visit of an event, common to all events of a request. */
export interface Visit {
  readonly sessionId: string;
  /** Links the visits of one visitor across the website and the configurator. */
  readonly visitorId?: string | null;
  readonly source: SiteEventSource;
  readonly siteHost?: string | null;
  /** Browser, client and campaign of the visit as sent. Never shown. */
  readonly client?: object | null;
}

/** An action of a visitor (§2.26). */
export interface SiteEvent extends SiteEventDetails, Visit {
  readonly id: Id;
}
