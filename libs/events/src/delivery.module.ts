import { type DynamicModule, Module } from '@nestjs/common';
import { Clock, UnitOfWork } from '@partner/kernel';
import { CrossCompanyDatabase, Database, WorkerSession as DatabaseSession } from '@partner/postgres';
import { Contexts, provide, provideFactory } from '@partner/schema';
import { CrossCompanyUnitOfWork } from '@partner/unit-of-work';
import { secretKeys, type Settings, type Tracer } from '@partner/runtime';
import { Attempts } from './application/delivery/attempts.js';
import { DeliveryLoop } from './application/delivery/delivery-loop.js';
import { DeliveryObservers } from './application/delivery/delivery-observers.js';
import { OutcomeBatches } from './application/delivery/outcome-batches.js';
import { HealthObserver } from './application/record-outcomes/health-observer.js';
import { RecordOutcomes } from './application/record-outcomes/record-outcomes.js';
import { DeliveryStatistics } from './application/ports/delivery-statistics.js';
import { DueDeliveries, WorkerSession } from './application/ports/due-deliveries.js';
import { SubscriptionHealth, Subscriptions, TechnicalContactNotice } from './application/ports/subscriptions.js';
import { WebhookSender } from './application/ports/webhook-sender.js';
import { TracedWebhookSender } from './delivery/traced-webhook-sender.js';
import { HttpWebhookSender } from './delivery/http-webhook-sender.js';
import { DatabaseDeliveryStatistics } from './persistence/delivery/database-delivery-statistics.js';
import { DatabaseDueDeliveries } from './persistence/delivery/database-due-deliveries.js';
import { EventProjection } from './persistence/event.projection.js';
import { DatabaseSubscriptionHealth } from './persistence/webhooks/database-subscription-health.js';
import { DatabaseSubscriptions } from './persistence/webhooks/database-subscriptions.js';
import { BoxedSigningSecrets } from './secrets/boxed-signing-secrets.js';

/**
 * Delivers events to subscribers, for workers. The importing application starts and stops the loop, starts the
 * database's WorkerSession, and binds TechnicalContactNotice in a global module.
 */
@Module({})
export class DeliveryModule {
  /** @param tracer traces every attempt, in the trace of the write that created the event (R97). */
  static forRoot(settings: Settings, tracer?: Tracer): DynamicModule {
    const { allowPrivateWebhooks: allowPrivate, webhookHeaderPrefix: headerPrefix } = settings;
    const secrets = new BoxedSigningSecrets(() => secretKeys(settings));
    const providers = [
      provide(EventProjection, [Contexts]),
      { provide: WorkerSession, useExisting: DatabaseSession },
      provide(
        DueDeliveries,
        [CrossCompanyDatabase, CrossCompanyUnitOfWork, EventProjection, WorkerSession],
        DatabaseDueDeliveries,
      ),
      provide(DeliveryStatistics, [CrossCompanyDatabase, CrossCompanyUnitOfWork], DatabaseDeliveryStatistics),
      provide(DeliveryObservers, []),
      provide(OutcomeBatches, [DueDeliveries, DeliveryObservers, Clock]),
      {
        provide: WebhookSender,
        useFactory: (): WebhookSender => {
          const sender = new HttpWebhookSender({ allowPrivate });
          return tracer ? new TracedWebhookSender(sender, tracer) : sender;
        },
      },
      provideFactory(
        Attempts,
        [WebhookSender, Clock],
        (sender, clock) => new Attempts(sender, secrets, headerPrefix, clock),
      ),
      provide(Subscriptions, [Database], DatabaseSubscriptions),
      provide(SubscriptionHealth, [CrossCompanyDatabase], DatabaseSubscriptionHealth),
      provide(RecordOutcomes, [UnitOfWork, Subscriptions, SubscriptionHealth, TechnicalContactNotice]),
      provide(HealthObserver, [RecordOutcomes, DeliveryObservers]),
      provide(DeliveryLoop, [DueDeliveries, Attempts, OutcomeBatches, DeliveryObservers, Clock, WorkerSession]),
    ];
    return {
      module: DeliveryModule,
      providers,
      exports: [DeliveryLoop, DeliveryObservers, DeliveryStatistics, HealthObserver, WebhookSender],
    };
  }
}
