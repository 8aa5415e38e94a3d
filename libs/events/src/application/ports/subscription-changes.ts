import type { CompanyId } from '@partner/kernel';

/** Notifies workers of a subscription change before the write returns (E10). */
export abstract class SubscriptionChanges {
  /** True while every change arrives; only then may the worker hold deliveries whose attempts have not begun. */
  abstract get isListening(): boolean;

  /**
   * Calls `listener` with the company whose subscriptions changed, or without an argument when changes of any company
   * may have been missed.
   */
  abstract onChange(listener: (company?: CompanyId) => void): void;
}
