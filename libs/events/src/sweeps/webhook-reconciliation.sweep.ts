import { type CompanyId, Sweep, type SweepStep } from '@partner/kernel';
import type { WorkerNotifier } from '@partner/unit-of-work';
import type { DeliveryMaintenance } from '../application/ports/due-deliveries.js';

/**
 * Catches up on missed notifications: cancels pending deliveries of deleted subscriptions (E10), and wakes the workers
 * when anything is due. Claims of killed workers need no sweep because they are free at once.
 */
export class WebhookReconciliationSweep extends Sweep {
  readonly name = 'webhook-reconciliation';
  readonly group = 'retention';
  override readonly intervalMs = 60_000;

  constructor(
    private readonly maintenance: DeliveryMaintenance,
    private readonly workers: WorkerNotifier,
  ) {
    super();
  }

  async run(now: Date, company?: CompanyId): Promise<number> {
    const cancelled = await this.maintenance.cancelDeleted(now, company);
    if (await this.maintenance.hasDueDeliveries(now)) this.workers.notify('webhooks');
    return cancelled;
  }

  async preview(now: Date, company?: CompanyId): Promise<SweepStep[]> {
    const handled = await this.maintenance.countDeleted(now, company);
    return handled === 0 ? [] : [{ does: 'cancel', what: 'webhook_deliveries', handled }];
  }
}
