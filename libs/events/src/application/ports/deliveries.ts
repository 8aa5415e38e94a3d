import type { CompanyId, Id } from '@partner/kernel';
import type { DeliveryOrder } from '../../domain/subscription/subscription.js';

/** A delivery of something that is not in the feed, such as a ping or an example. */
export interface OwnDelivery {
  readonly companyId: CompanyId;
  readonly subscriptionId: Id;
  /** Event id that the receiver sees. */
  readonly eventId: Id;
  readonly type: string;
  /** The exact bytes to send. */
  readonly body: string;
}

/** Deliveries of a subscription, for changes by its owner. Call inside a unit of work. */
export abstract class Deliveries {
  /** Adds a delivery that is due at once. */
  abstract add(delivery: OwnDelivery, at: Date): Promise<void>;
  /** Cancels all pending deliveries (E10). */
  abstract cancelPending(company: CompanyId, subscription: Id, at: Date): Promise<void>;
  /** Puts pending deliveries in the order of their records' events, or lets them go without waiting (E13). */
  abstract setOrder(company: CompanyId, subscription: Id, order: DeliveryOrder, at: Date): Promise<void>;
  /** Resumes pending deliveries. The time they were held does not count toward their series (E4, E10). */
  abstract resume(company: CompanyId, subscription: Id, heldSince: Date, at: Date): Promise<void>;
}

/** Sends events again. Call inside a unit of work. */
export abstract class Redelivery {
  /**
   * Starts a new series for every active subscription that matches the event now; pending deliveries are left alone
   * (E10).
   * @returns the number of new deliveries; undefined when partners cannot see the event: unknown, past retention, or
   * hidden (A5).
   */
  abstract enqueue(company: CompanyId, event: Id, at: Date): Promise<number | undefined>;

  /**
   * Does the same for one subscription, whatever types it subscribes to. A delivery that waits for its next attempt
   * becomes due at once, in its current series; one that waits for an earlier one leaves the order (E13).
   */
  abstract enqueueFor(company: CompanyId, event: Id, subscription: Id, at: Date): Promise<RedeliveryResult>;
}

/** Result of a redelivery to one endpoint. `inProgress` means that an attempt is in progress. */
export type RedeliveryResult = 'enqueued' | 'unknown' | 'disabled' | 'inProgress';
