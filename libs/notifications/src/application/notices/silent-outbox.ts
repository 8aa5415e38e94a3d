import { Outbox } from '@partner/kernel';

/** Leaves nothing: for data that has a past, of which nobody is told any more. */
export class SilentOutbox extends Outbox {
  add(): void {
    // Nothing is the point.
  }
}
