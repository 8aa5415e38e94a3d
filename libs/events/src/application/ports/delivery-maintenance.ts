import type { CompanyId } from '@partner/kernel';

/** What keeps the deliveries in order beside sending them. */
export abstract class DeliveryMaintenance {
  /** Cancels what is pending for deleted subscriptions (E10). @returns how many deliveries. */
  abstract cancelDeleted(now: Date, company?: CompanyId): Promise<number>;
  /** Counts what `cancelDeleted` would cancel. */
  abstract countDeleted(now: Date, company?: CompanyId): Promise<number>;
  /** Whether a worker that looked now would find something to send. */
  abstract isAnythingDue(now: Date): Promise<boolean>;
}
