import type { CompanyId } from '@partner/kernel';

/** Maintains deliveries apart from sending them. */
export abstract class DeliveryMaintenance {
  /** Cancels pending deliveries of deleted subscriptions (E10). @returns the number of cancelled deliveries */
  abstract cancelDeleted(now: Date, company?: CompanyId): Promise<number>;
  /** Counts the deliveries that `cancelDeleted` would cancel. */
  abstract countDeleted(now: Date, company?: CompanyId): Promise<number>;
  /** True if a worker would find something to send now. */
  abstract hasDueDeliveries(now: Date): Promise<boolean>;
}
