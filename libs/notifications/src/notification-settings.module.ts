import { type DynamicModule, Module } from '@nestjs/common';
import type { DestinationRules } from '@partner/http-client';
import { AuditTrail, UnitOfWork } from '@partner/kernel';
import { provide, provideFactory } from '@partner/schema';
import { CompanySecrets, type SecretKeys } from '@partner/runtime';
import { AskAddresses } from './application/alerts/ask-addresses.js';
import { ChangeAlerts } from './application/alerts/change-alerts.js';
import { ConfirmAddress } from './application/alerts/confirm-address.js';
import { Alerts } from './application/ports/alerts.js';
import { CrmConnections } from './application/ports/crm-connections.js';
import { PutCrmConnection } from './application/put-crm-connection/put-crm-connection.js';
import { CheckedDestinations } from './crm/checked-destinations.js';

interface NotificationSettingsOptions extends DestinationRules {
  /** Returns the encryption keys; called when a secret is encrypted because most operator commands need none. */
  readonly secrets: () => Promise<SecretKeys>;
}

/** A company's settings of alerts and of its CRM. Requires NotificationsModule. */
@Module({})
export class NotificationSettingsModule {
  static forRoot({ secrets, allowPrivate }: NotificationSettingsOptions): DynamicModule {
    const destinations = new CheckedDestinations({ allowPrivate });
    const providers = [
      provideFactory(
        ChangeAlerts,
        [UnitOfWork, Alerts, AuditTrail, AskAddresses],
        (work, alerts, ...others) =>
          new ChangeAlerts(work, alerts, new CompanySecrets('alerts', secrets), destinations, ...others),
      ),
      provide(ConfirmAddress, [UnitOfWork, Alerts]),
      provideFactory(
        PutCrmConnection,
        [UnitOfWork, CrmConnections],
        (...parts) => new PutCrmConnection(...parts, new CompanySecrets('CRM', secrets), destinations),
      ),
    ];
    return {
      module: NotificationSettingsModule,
      providers,
      exports: providers.map(({ provide: token }) => token),
    };
  }
}
