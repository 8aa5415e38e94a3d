import { type DynamicModule, Module } from '@nestjs/common';
import { UserNotices } from '@partner/companies';
import { NewCustomers } from '@partner/customers';
import { TechnicalContactNotice } from '@partner/events';
import { Clock, Outbox } from '@partner/kernel';
import { PaymentNotices } from '@partner/payments';
import { CrossCompanyDatabase, Database } from '@partner/postgres';
import { provide, provideFactory } from '@partner/schema';
import { CompanySecrets, type SecretKeys } from '@partner/runtime';
import { SalesNotices } from '@partner/sales';
import { SignInNotices } from '@partner/sign-in';
import { AskAddresses } from './application/alerts/ask-addresses.js';
import { OutboxNewCustomers } from './application/notices/outbox-new-customers.js';
import { OutboxPaymentNotices, OutboxSalesNotices } from './application/notices/outbox-payment-notices.js';
import {
  OutboxSignInNotices,
  OutboxTechnicalContactNotice,
  OutboxUserNotices,
} from './application/notices/outbox-user-notices.js';
import { SilentOutbox } from './application/notices/silent-outbox.js';
import { Alerts } from './application/ports/alerts.js';
import { CrmConnections } from './application/ports/crm-connections.js';
import { InvitationLimit } from './application/ports/invitation-limit.js';
import { DatabaseAlerts } from './persistence/database-alerts.js';
import { DatabaseCrmConnections } from './persistence/database-crm-connections.js';
import { DatabaseInvitationLimit } from './persistence/database-invitation-limit.js';

export interface NotificationOptions {
  /** Drops all notifications, for importing historical data. */
  readonly silent?: boolean;
  /** Maximum invitations of each company and UTC day (A15). */
  readonly invitationsPerDay?: number;
  /** Returns the encryption keys; called when a notice contains a token. */
  readonly secrets: () => Promise<SecretKeys>;
}

/** Enqueues the notices of the other contexts for workers: implements their ports. */
@Module({})
export class NotificationsModule {
  static forRoot({ silent = false, invitationsPerDay = 50, secrets }: NotificationOptions): DynamicModule {
    const seal = new CompanySecrets('invitation', secrets);
    const ports = [
      provide(CrmConnections, [Database], DatabaseCrmConnections),
      provide(Alerts, [Database, CrossCompanyDatabase], DatabaseAlerts),
      provideFactory(AskAddresses, [Alerts, InvitationLimit, Outbox], (...parts) => new AskAddresses(...parts, seal)),
      provideFactory(
        InvitationLimit,
        [Database],
        (database) => new DatabaseInvitationLimit(database, invitationsPerDay),
      ),
      provide(SalesNotices, [Outbox], OutboxSalesNotices),
      provide(TechnicalContactNotice, [Outbox], OutboxTechnicalContactNotice),
      provide(PaymentNotices, [Outbox], OutboxPaymentNotices),
      provideFactory(
        UserNotices,
        [Outbox, InvitationLimit, Clock],
        (outbox, limit, clock) => new OutboxUserNotices(outbox, seal, limit, clock),
      ),
      provideFactory(SignInNotices, [Outbox], (outbox) => new OutboxSignInNotices(outbox, seal)),
      provide(NewCustomers, [CrmConnections, Outbox], OutboxNewCustomers),
    ];
    return {
      module: NotificationsModule,
      providers: [...ports, ...(silent ? [provide(Outbox, [], SilentOutbox)] : [])],
      exports: ports.map(({ provide: token }) => token),
    };
  }
}
