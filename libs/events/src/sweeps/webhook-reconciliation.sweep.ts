import { type CompanyId, Sweep, type SweepGroup } from '@partner/kernel';
import type { WorkSignal } from '@partner/persistence';
import type { DeliveryUpkeep } from '../application/ports/delivery-upkeep.js';

/**
 * Finds what nobody was told of: it cancels what is pending for deleted subscriptions (E10), and wakes the workers when
 * anything is due. Leases of killed workers need no sweeping: they run out by themselves.
 */
export class WebhookReconciliationSweep extends Sweep {
  readonly name = 'webhook-reconciliation';
  readonly group: SweepGroup = 'retention';
  readonly every = 60_000;

  constructor(
    private readonly upkeep: DeliveryUpkeep,
    private readonly workers: WorkSignal,
  ) {
    super();
  }

  async run(now: Date, company?: CompanyId): Promise<number> {
    const cancelled = await this.upkeep.cancelDeleted(now, company);
    if (await this.upkeep.isAnythingDue(now)) this.workers.tell('webhooks');
    return cancelled;
  }
}
