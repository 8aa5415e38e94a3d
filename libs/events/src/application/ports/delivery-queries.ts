import type { CompanyId, Id } from '@partner/kernel';
import type { DeliveryState } from '../delivery/claimed-delivery.js';

/** Where a page of deliveries begins: behind this one. */
export interface DeliveryPosition {
  readonly eventId: Id;
  readonly subscriptionId: Id;
}

/** Which deliveries are asked for. */
export interface DeliveryCriteria {
  readonly subscriptionId?: Id;
  readonly eventId?: Id;
  readonly eventType?: string;
  readonly state?: DeliveryState;
  /** Of events made from then on, and until then. */
  readonly from?: Date;
  readonly to?: Date;
  readonly after?: DeliveryPosition;
  readonly limit: number;
}

/** One event on its way to one endpoint. */
export interface DeliveryItem {
  readonly eventId: Id;
  readonly subscriptionId: Id;
  /** Null when the event has expired. */
  readonly eventType: string | null;
  readonly url: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  /** What the endpoint answered last; null when nothing did. */
  readonly lastStatus: number | null;
  /** When it is tried again; null unless it is pending. */
  readonly nextAttemptAt: Date | null;
  readonly updatedAt: Date;
}

/** A page of deliveries, of the newest events first. */
export interface DeliveryPage {
  readonly data: readonly DeliveryItem[];
  /** Absent on the last page. A page that filters may be short, or empty, and have a next one. */
  readonly next?: DeliveryPosition;
}

/** One attempt, with what the endpoint answered. */
export interface AttemptItem {
  readonly id: Id;
  readonly attempt: number;
  readonly url: string;
  readonly ok: boolean;
  readonly statusCode: number | null;
  readonly durationMs: number;
  readonly error: string | null;
  /** The first characters of the answer's body; null when there was none, or it was too long to be read. */
  readonly response: string | null;
  readonly attemptedAt: Date;
  readonly nextAttemptAt: Date | null;
}

/** A delivery with everything that became of it. */
export interface DeliveryDetail extends DeliveryItem {
  /** The JSON text that is sent; null when partners do not see the event any more. */
  readonly body: string | null;
  /** The newest first, 100 at most. */
  readonly made: readonly AttemptItem[];
}

/** What users of a company see of deliveries (R92). */
export abstract class DeliveryQueries {
  abstract list(company: CompanyId, criteria: DeliveryCriteria): Promise<DeliveryPage>;
  /** @throws DomainError `notFound` */
  abstract one(company: CompanyId, position: DeliveryPosition): Promise<DeliveryDetail>;
}
