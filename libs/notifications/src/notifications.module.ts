import { type DynamicModule, Global, Module } from '@nestjs/common';
import { UserNotices } from '@partner/companies';
import { NewCustomers } from '@partner/customers';
import { TechnicalContactNotice } from '@partner/events';
import { Outbox } from '@partner/kernel';
import { PaymentNotices } from '@partner/payments';
import { Database } from '@partner/postgres';
import { provide, provideFactory } from '@partner/schema';
import type { SecretKeys } from '@partner/runtime';
import { SalesNotices } from '@partner/sales';
import { SignInNotices } from '@partner/sign-in';
import { OutboxNewCustomers } from './application/notices/outbox-new-customers.js';
import { OutboxPaymentNotices, OutboxSalesNotices } from './application/notices/outbox-payment-notices.js';
import {
  OutboxSignInNotices,
  OutboxTechnicalContactNotice,
  OutboxUserNotices,
} from './application/notices/outbox-user-notices.js';
import { SilentOutbox } from './application/notices/silent-outbox.js';
import { CrmConnections } from './application/ports/crm-connections.js';
import { DatabaseCrmConnections } from './persistence/database-crm-connections.js';
import { BoxedTokens } from './secret/boxed-tokens.js';

export interface NotificationOptions {
  /** Drops all notifications, for importing historical data. */
  readonly silent?: boolean;
  /** Returns the encryption keys; called when a notice contains a token. */
  readonly secrets: () => Promise<SecretKeys>;
}

/**
 * Enqueues the notices of the other contexts for workers. The module is global because those contexts inject their
 * ports without importing it.
 */
@Global()
@Module({})
export class NotificationsModule {
  static forRoot({ silent = false, secrets }: NotificationOptions): DynamicModule {
    const chosen = (outbox: Outbox): Outbox => (silent ? new SilentOutbox() : outbox);
    const ports = [
      provideFactory(SalesNotices, [Outbox], (outbox) => new OutboxSalesNotices(chosen(outbox))),
      provideFactory(TechnicalContactNotice, [Outbox], (outbox) => new OutboxTechnicalContactNotice(chosen(outbox))),
      provideFactory(PaymentNotices, [Outbox], (outbox) => new OutboxPaymentNotices(chosen(outbox))),
      provideFactory(
        UserNotices,
        [Outbox],
        (outbox) => new OutboxUserNotices(chosen(outbox), new BoxedTokens('invitation', secrets)),
      ),
      provideFactory(
        SignInNotices,
        [Outbox],
        (outbox) => new OutboxSignInNotices(chosen(outbox), new BoxedTokens('invitation', secrets)),
      ),
      provideFactory(
        NewCustomers,
        [CrmConnections, Outbox],
        (connections, outbox) => new OutboxNewCustomers(connections, chosen(outbox)),
      ),
    ];
    return {
      module: NotificationsModule,
      providers: [provide(CrmConnections, [Database], DatabaseCrmConnections), ...ports],
      exports: [CrmConnections, ...ports.map(({ provide: token }) => token)],
    };
  }
}
