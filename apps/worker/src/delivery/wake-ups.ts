import { Injectable } from '@nestjs/common';
import { DeliveryObservers, type Outcome } from '@partner/events';
import { Clock } from '@partner/kernel';
import { PlatformQueue } from '../queue/platform-queue.js';
import { InjectQueue } from '../queue/queue.module.js';

/** Deliveries that become due within this many milliseconds share a wake-up. */
const groupingMs = 250;
/** Later retries are left to the regular polling, so that the queue does not fill up. */
const maxDelayMs = 24 * 60 * 60 * 1_000;

/**
 * Schedules a wake-up for the retry of a failed attempt. A queue that is down causes no delay, because workers also
 * poll.
 */
@Injectable()
export class WakeUps {
  private readonly scheduled = new Set<number>();

  constructor(
    @InjectQueue('webhooks') private readonly queue: PlatformQueue,
    private readonly clock: Clock,
    observers: DeliveryObservers,
  ) {
    observers.add({ settled: (outcomes) => this.schedule(outcomes) });
  }

  private schedule(outcomes: readonly Outcome[]): void {
    const now = this.clock.now().getTime();
    for (const due of this.scheduled) if (due <= now) this.scheduled.delete(due);
    for (const { nextAttemptAt } of outcomes) {
      if (nextAttemptAt === undefined) continue;
      const due = Math.ceil(nextAttemptAt.getTime() / groupingMs) * groupingMs;
      if (this.scheduled.has(due) || due - now > maxDelayMs) continue;
      this.scheduled.add(due);
      void this.queue.tryAdd(
        'due',
        {},
        { jobId: `due-${due}`, delay: due - now, attempts: 1, removeOnComplete: true, removeOnFail: true },
      );
    }
  }
}
