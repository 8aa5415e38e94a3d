import { Outbox } from '@partner/kernel';

/** An outbox that drops all jobs, for importing historical data without notifications. */
export class SilentOutbox extends Outbox {
  add(): void {
    // Deliberately empty.
  }
}
