import { type DynamicModule, Module } from '@nestjs/common';
import { Companies, CompaniesModule } from '@partner/companies';
import { UnitOfWork } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { Contexts, provide, provideFactory } from '@partner/schema';
import { DatabaseUnitOfWork } from '@partner/unit-of-work';
import type { SecretKeys, Settings } from '@partner/runtime';
import { SubscriptionChanges } from './application/change-subscription/subscription-changes.js';
import { CreateSubscription } from './application/create-subscription/create-subscription.js';
import { ListSubscriptions } from './application/list-subscriptions/list-subscriptions.js';
import { Deliveries } from './application/ports/deliveries.js';
import {
  EndpointRules,
  SigningSecrets,
  SubscriptionDirectory,
  Subscriptions,
} from './application/ports/subscriptions.js';
import { SendTestEvent } from './application/send-test-event/send-test-event.js';
import { endpointRules } from './delivery/endpoint-rules.js';
import { DatabaseDeliveries } from './persistence/webhooks/database-deliveries.js';
import { DatabaseSubscriptionDirectory, DatabaseSubscriptions } from './persistence/webhooks/database-subscriptions.js';
import { BoxedSigningSecrets } from './secrets/boxed-signing-secrets.js';

/** Manages webhook subscriptions for the portal and the operator CLI. */
@Module({})
export class WebhooksModule {
  /** @param secrets returns the encryption keys; called when there is something to encrypt or decrypt. */
  static forRoot(settings: Settings, secrets: () => Promise<SecretKeys>): DynamicModule {
    const { allowPrivateWebhooks: allowPrivate, webhookHeaderPrefix: headerPrefix, maxEndpoints } = settings;
    const exported = [
      provide(SubscriptionDirectory, [Database], DatabaseSubscriptionDirectory),
      provideFactory(
        CreateSubscription,
        [UnitOfWork, Subscriptions, Companies, SigningSecrets, EndpointRules],
        (...ports) => new CreateSubscription(...ports, maxEndpoints),
      ),
      provide(ListSubscriptions, [SubscriptionDirectory, Companies]),
      provide(SubscriptionChanges, [UnitOfWork, Subscriptions, Deliveries, SigningSecrets, EndpointRules]),
      provideFactory(
        SendTestEvent,
        [UnitOfWork, Subscriptions, Deliveries, Contexts],
        (work, subscriptions, deliveries, { resources }) =>
          new SendTestEvent(work, subscriptions, deliveries, resources),
      ),
    ];
    return {
      module: WebhooksModule,
      imports: [CompaniesModule],
      providers: [
        { provide: SigningSecrets, useFactory: () => new BoxedSigningSecrets(secrets) },
        provideFactory(EndpointRules, [Contexts], ({ eventTypes }) =>
          endpointRules({ allowPrivate, eventTypes, headerPrefix }),
        ),
        provide(Subscriptions, [Database], DatabaseSubscriptions),
        provide(Deliveries, [Database, DatabaseUnitOfWork], DatabaseDeliveries),
        ...exported,
      ],
      exports: exported.map(({ provide: token }) => token),
    };
  }
}
