import { type DynamicModule, Module } from '@nestjs/common';
import type { DestinationRules } from '@partner/http-client';
import { AuditTrail, Outbox, UnitOfWork } from '@partner/kernel';
import { CrossCompanyDatabase, Database } from '@partner/postgres';
import { provide, provideFactory } from '@partner/schema';
import type { SecretKeys } from '@partner/runtime';
import { ChangeAlerts } from './application/alerts/change-alerts.js';
import { RaiseAlerts } from './application/alerts/raise-alerts.js';
import { Alerts } from './application/ports/alerts.js';
import { CheckedDestinations } from './crm/checked-destinations.js';
import { DatabaseAlerts } from './persistence/database-alerts.js';
import { BoxedTokens } from './secret/boxed-tokens.js';
import { AlertsSweep } from './sweeps/alerts.sweep.js';

const stored = provide(Alerts, [Database, CrossCompanyDatabase], DatabaseAlerts);

/** Sweep of alerts, for the worker and the operator's command line. */
@Module({
  providers: [stored, provide(RaiseAlerts, [UnitOfWork, Alerts, Outbox]), provide(AlertsSweep, [RaiseAlerts, Alerts])],
  exports: [Alerts],
})
export class AlertMaintenanceModule {}

interface AlertOptions extends DestinationRules {
  readonly secrets: () => Promise<SecretKeys>;
}

/** Settings of alerts, for the portal. */
@Module({})
export class AlertsModule {
  static forRoot({ secrets, allowPrivate }: AlertOptions): DynamicModule {
    const changes = provideFactory(
      ChangeAlerts,
      [UnitOfWork, Alerts, AuditTrail],
      (work, alerts, audit) =>
        new ChangeAlerts(
          work,
          alerts,
          new BoxedTokens('alerts', secrets),
          new CheckedDestinations({ allowPrivate }),
          audit,
        ),
    );
    return { module: AlertsModule, providers: [stored, changes], exports: [Alerts, ChangeAlerts] };
  }
}
