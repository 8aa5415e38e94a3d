import { Module } from '@nestjs/common';
import { Outbox, UnitOfWork } from '@partner/kernel';
import { provide } from '@partner/schema';
import { AskAddresses } from './application/alerts/ask-addresses.js';
import { RaiseAlerts } from './application/alerts/raise-alerts.js';
import { Alerts } from './application/ports/alerts.js';
import { AlertsSweep } from './sweeps/alerts.sweep.js';

/** Sweep of alerts, for the worker and the operator's command line. Requires NotificationsModule. */
@Module({
  providers: [
    provide(RaiseAlerts, [UnitOfWork, Alerts, Outbox, AskAddresses]),
    provide(AlertsSweep, [RaiseAlerts, Alerts]),
  ],
})
export class AlertMaintenanceModule {}
