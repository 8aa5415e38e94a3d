import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DeliveryLoop, HealthObserver, WebhookSender } from '@partner/events';
import { WorkerNotifier } from '@partner/unit-of-work';

/** Runs deliveries as long as the worker runs. Wakes up after every commit, in any process, that created deliveries. */
@Injectable()
export class DeliveryRunner implements OnApplicationBootstrap, OnModuleDestroy {
  constructor(
    private readonly loop: DeliveryLoop,
    private readonly sender: WebhookSender,
    private readonly health: HealthObserver,
    notifier: WorkerNotifier,
  ) {
    notifier.onWork('webhooks', () => loop.wake());
  }

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  /** Finishes running attempts. May be called before the application closes, to give them time. */
  async stop(): Promise<void> {
    await this.loop.stop();
    await this.health.flushed();
    await this.sender.close();
  }

  async onModuleDestroy(): Promise<void> {
    await this.stop();
  }
}
