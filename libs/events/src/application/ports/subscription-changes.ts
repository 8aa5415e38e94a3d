import type { CompanyId } from '@partner/kernel';

/** How a worker hears that somebody changed a subscription, before who changed it goes on (E10). */
export abstract class SubscriptionChanges {
  /** Whether it hears of every change now: only then may it hold deliveries whose attempts have not begun. */
  abstract get isListening(): boolean;

  /**
   * Calls `listener` with the company whose subscriptions changed; with nothing when changes of any may have been
   * missed.
   */
  abstract onChange(listener: (company?: CompanyId) => void): void;
}
