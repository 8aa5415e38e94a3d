import { DeliveryLoop } from '@partner/events';
import { QueueProcessor, WorkerHost } from '@partner/queue';

import { webhooksQueue } from './webhooks-queue.js';

/** Starts a search for due deliveries on a wake-up. */
@QueueProcessor(webhooksQueue)
export class WakeUpProcessor extends WorkerHost {
  constructor(private readonly loop: DeliveryLoop) {
    super();
  }

  async process(): Promise<void> {
    this.loop.wake();
  }
}
