import { DeliveryLoop } from '@partner/events';
import { QueueProcessor, WorkerHost } from '@partner/queue';

import { webhooksQueue } from './webhooks-queue.js';

/** A wake-up that has come: looks for what is due. */
@QueueProcessor(webhooksQueue)
export class WakeUpProcessor extends WorkerHost {
  constructor(private readonly loop: DeliveryLoop) {
    super();
  }

  async process(): Promise<void> {
    this.loop.wake();
  }
}
