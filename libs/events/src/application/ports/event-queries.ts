import type { CompanyId, Id } from '@partner/kernel';
import type { SubscriptionState } from '../../domain/subscription/subscription.js';

export interface EventCriteria {
  readonly types?: readonly string[];
  readonly resourceId?: Id;
  /** Bounds of the event's time. */
  readonly from?: Date;
  readonly to?: Date;
  /** Sequence number of the last event on the previous page. */
  readonly before?: string;
  readonly limit: number;
}

export interface EventSummary {
  readonly id: Id;
  readonly type: string;
  readonly occurredAt: Date;
  readonly resourceType: string;
  readonly resourceId: Id;
  readonly resourceVersion: number | null;
}

/** A page of events, newest first. */
export interface EventPage {
  readonly data: readonly EventSummary[];
  /** Absent on the last page. With filters, a page may be short or empty and still have a next one. */
  readonly next?: string;
}

/** Actor and request behind the change that an event reports. */
export interface EventCause {
  readonly actorKind: string;
  readonly actorName: string;
  /** The `X-Request-Id` of the request; null for changes without a request. */
  readonly requestId: string | null;
}

export interface EventDetail extends EventSummary {
  /** The JSON text of the event in the feed. */
  readonly item: string;
  /** Null when unknown. */
  readonly cause: EventCause | null;
}

/** Choice of events by an endpoint. */
export type EventChoice = Pick<SubscriptionState, 'types' | 'filter'>;

export interface MatchingEvents {
  readonly events: number;
  readonly matching: number;
}

/** Events as users of a company see them (R92). */
export abstract class EventQueries {
  abstract list(company: CompanyId, criteria: EventCriteria): Promise<EventPage>;
  /** @throws DomainError `notFound` */
  abstract one(company: CompanyId, id: Id): Promise<EventDetail>;
  /** Counts the latest 1,000 events that partners see, and those that an endpoint with this choice would have got. */
  abstract matching(company: CompanyId, choice: EventChoice): Promise<MatchingEvents>;
}
