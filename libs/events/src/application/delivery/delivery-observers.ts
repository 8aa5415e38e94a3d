import type { Outcome } from './claimed-delivery.js';

/** Database operation of a worker about deliveries. */
export type DeliveryOperation = 'claim' | 'settle' | 'release' | 'note';

/** Observes deliveries for metrics, logs and later checks. Methods must neither throw nor block. */
export interface DeliveryObserver {
  /** Called after the outcomes are written. */
  settled?(outcomes: readonly Outcome[]): void;
  /** Called when a database operation failed; the work continues when the database is back. */
  failed?(what: DeliveryOperation, error: unknown): void;
}

/** Forwards each notification to all observers. */
export class DeliveryObservers implements Required<DeliveryObserver> {
  private readonly observers: DeliveryObserver[] = [];

  add(observer: DeliveryObserver): void {
    this.observers.push(observer);
  }

  settled(outcomes: readonly Outcome[]): void {
    for (const observer of this.observers) observer.settled?.(outcomes);
  }

  failed(what: DeliveryOperation, error: unknown): void {
    for (const observer of this.observers) observer.failed?.(what, error);
  }
}
