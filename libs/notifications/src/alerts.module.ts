import { type DynamicModule, Module } from '@nestjs/common';
import type { DestinationRules } from '@partner/http-client';
import { AuditTrail, Outbox, UnitOfWork } from '@partner/kernel';
import { provide, provideFactory } from '@partner/schema';
import { CompanySecrets, type SecretKeys } from '@partner/runtime';
import { ChangeAlerts } from './application/alerts/change-alerts.js';
import { AskAddresses } from './application/alerts/ask-addresses.js';
import { ConfirmAddress } from './application/alerts/confirm-address.js';
import { RaiseAlerts } from './application/alerts/raise-alerts.js';
import { Alerts } from './application/ports/alerts.js';
import { CheckedDestinations } from './crm/checked-destinations.js';
import { AlertsSweep } from './sweeps/alerts.sweep.js';

/** Sweep of alerts, for the worker and the operator's command line. Requires NotificationsModule. */
@Module({
  providers: [
    provide(RaiseAlerts, [UnitOfWork, Alerts, Outbox, AskAddresses]),
    provide(AlertsSweep, [RaiseAlerts, Alerts]),
  ],
})
export class AlertMaintenanceModule {}

interface AlertOptions extends DestinationRules {
  readonly secrets: () => Promise<SecretKeys>;
}

/** Settings of alerts, for the portal. Requires NotificationsModule. */
@Module({})
export class AlertsModule {
  static forRoot({ secrets, allowPrivate }: AlertOptions): DynamicModule {
    const changes = provideFactory(
      ChangeAlerts,
      [UnitOfWork, Alerts, AuditTrail, AskAddresses],
      (work, alerts, audit, ask) =>
        new ChangeAlerts(
          work,
          alerts,
          new CompanySecrets('alerts', secrets),
          new CheckedDestinations({ allowPrivate }),
          audit,
          ask,
        ),
    );
    const providers = [changes, provide(ConfirmAddress, [UnitOfWork, Alerts])];
    return { module: AlertsModule, providers, exports: [ChangeAlerts, ConfirmAddress] };
  }
}
