import type { Outcome } from './claimed-delivery.js';

/** Told what the delivery does: metrics, logs, who has to look again later. Must neither throw nor make it wait. */
export interface DeliveryObserver {
  /** These outcomes are written. */
  settled?(outcomes: readonly Outcome[]): void;
  /** The database did not take part; the work goes on when it does. */
  failed?(what: 'claim' | 'settle' | 'release' | 'note', error: unknown): void;
}

/** Everybody who is told. */
export class DeliveryObservers implements Required<DeliveryObserver> {
  private readonly observers: DeliveryObserver[] = [];

  add(observer: DeliveryObserver): void {
    this.observers.push(observer);
  }

  settled(outcomes: readonly Outcome[]): void {
    for (const observer of this.observers) observer.settled?.(outcomes);
  }

  failed(what: 'claim' | 'settle' | 'release' | 'note', error: unknown): void {
    for (const observer of this.observers) observer.failed?.(what, error);
  }
}
