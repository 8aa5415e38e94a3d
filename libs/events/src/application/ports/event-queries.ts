import type { CompanyId, Id } from '@partner/kernel';

/** Which events are asked for. */
export interface EventCriteria {
  readonly types?: readonly string[];
  readonly resourceId?: Id;
  /** Made from then on, and until then. */
  readonly from?: Date;
  readonly to?: Date;
  /** The number of the last event of the page before. */
  readonly before?: string;
  readonly limit: number;
}

/** An event as a list shows it. */
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
  /** Absent on the last page. A page that filters may be short, or empty, and have a next one. */
  readonly next?: string;
}

/** Who made the change that an event tells of, and in which request. */
export interface EventCause {
  readonly actorKind: string;
  readonly actorName: string;
  /** The `X-Request-Id` of the request; null for what no request did. */
  readonly requestId: string | null;
}

/** An event as partners see it, and where it comes from. */
export interface EventDetail extends EventSummary {
  /** The JSON text of the event in the feed. */
  readonly item: string;
  /** Null when nothing is known of it. */
  readonly cause: EventCause | null;
}

/** What users of a company see of events (R92). */
export abstract class EventQueries {
  abstract list(company: CompanyId, criteria: EventCriteria): Promise<EventPage>;
  /** @throws DomainError `notFound` */
  abstract one(company: CompanyId, id: Id): Promise<EventDetail>;
}
