import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DeliveryLoop, HealthObserver, WebhookSender } from '@partner/events';
import { ChangeChannel } from '@partner/postgres';
import type { WorkAvailable } from '@partner/unit-of-work';

/**
 * Runs the delivery as long as the worker runs, and wakes it after every commit, in any process, that left something to
 * send.
 */
@Injectable()
export class DeliveryRunner implements OnApplicationBootstrap, OnModuleDestroy {
  constructor(
    private readonly loop: DeliveryLoop,
    private readonly sender: WebhookSender,
    private readonly health: HealthObserver,
    channel: ChangeChannel,
  ) {
    channel.on<WorkAvailable>('work', {
      changed: ({ queue }) => void (queue === 'webhooks' && loop.wake()),
      missed: () => loop.wake(),
    });
  }

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  /** Finishes what is under way; safe to call before the application closes, so that it has its time. */
  async stop(): Promise<void> {
    await this.loop.stop();
    await this.health.noted();
    await this.sender.close();
  }

  async onModuleDestroy(): Promise<void> {
    await this.stop();
  }
}
