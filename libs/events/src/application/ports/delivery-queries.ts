import type { CompanyId, Id, JsonResponse, Page, Span } from '@partner/kernel';
import type { DeliveryState } from '../delivery/claimed-delivery.js';

/** Position behind which a page of deliveries begins. */
export type DeliveryPosition = Pick<DeliveryItem, 'eventId' | 'subscriptionId'>;

export interface DeliveryCriteria {
  readonly subscriptionId?: Id;
  readonly eventId?: Id;
  readonly eventType?: string;
  readonly state?: DeliveryState;
  /** Bounds of the time at which the event was created. */
  readonly from?: Date;
  readonly to?: Date;
  readonly after?: DeliveryPosition;
  readonly limit: number;
}

export interface DeliveryItem {
  readonly eventId: Id;
  readonly subscriptionId: Id;
  /** Null when the event has expired. */
  readonly eventType: string | null;
  /** True for a ping or an example, which is not in the feed. */
  readonly isTest: boolean;
  readonly url: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  /** HTTP status of the last response; null when there was none. */
  readonly lastStatus: number | null;
  /** Time of the next attempt; null unless pending, and while it waits for another event. */
  readonly nextAttemptAt: Date | null;
  /** Event of the same record that is delivered first; null when it waits for none (E13). */
  readonly waitsFor: Id | null;
  readonly updatedAt: Date;
}

/** A page of deliveries, newest events first. */
export interface DeliveryPage {
  readonly data: readonly DeliveryItem[];
  /** Absent on the last page. With filters, a page may be short or empty and still have a next one. */
  readonly next?: DeliveryPosition;
}

/** One attempt with the endpoint's response. */
export interface AttemptItem {
  readonly id: Id;
  readonly attempt: number;
  readonly url: string;
  readonly ok: boolean;
  /** Null when there was no response. */
  readonly statusCode: number | null;
  readonly durationMs: number;
  readonly error: string | null;
  /** First characters of the response body; null when it was empty or too long to read. */
  readonly response: string | null;
  /** First headers of the response, one a line; null when there was none, or an earlier release made the attempt. */
  readonly responseHeaders: string | null;
  /** Signature header that was sent; null when an earlier release made the attempt. */
  readonly signature: string | null;
  readonly attemptedAt: Date;
  readonly nextAttemptAt: Date | null;
}

export interface DeliveryDetail extends DeliveryItem {
  /** The JSON text to send; null when partners can no longer see the event. */
  readonly body: string | null;
  /** Newest first, at most 100. */
  readonly made: readonly AttemptItem[];
}

/** Deliveries as users of a company see them (R92). */
export abstract class DeliveryQueries {
  abstract list(company: CompanyId, criteria: DeliveryCriteria): Promise<DeliveryPage>;
  /** @throws DomainError `notFound` */
  abstract one(company: CompanyId, position: DeliveryPosition): Promise<DeliveryDetail>;
  /** Returns the delivery of an attempt, by the id in the delivery log (§4.14); undefined if it is not shown. */
  abstract ofAttempt(company: CompanyId, id: Id): Promise<DeliveryItem | undefined>;
}

/** Filters of the delivery log (§4.14). */
export interface DeliveryLogCriteria extends Page {
  readonly order: 'asc' | 'desc';
  readonly eventId?: Id;
  /** Only attempts for events of this record. */
  readonly resourceId?: Id;
  readonly subscriptionId?: Id;
  readonly eventType?: string;
  readonly ok?: boolean;
  /** Bounds of the time of the attempt. */
  readonly from?: Span;
  readonly to?: Span;
}

/** Log of all delivery attempts within the log retention (E11, R5). */
export abstract class WebhookDeliveryLog {
  /** Returns the list envelope (R4), without attempts for events that are hidden now (A5). */
  abstract list(company: CompanyId, criteria: DeliveryLogCriteria): Promise<JsonResponse>;
}
