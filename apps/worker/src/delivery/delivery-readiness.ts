import type { DeliveryStatistics } from '@partner/events';
import type { ReadinessCheck } from '@partner/runtime';

import { maxStallMs } from './delivery-metrics.js';

/** Fails when a deliverable subscription has waited for two minutes, which means that this worker is not working. */
export const deliveryReadiness = (numbers: DeliveryStatistics, now: () => Date): ReadinessCheck => ({
  name: 'deliveries',
  attempt: async () => {
    const { stalledSince } = await numbers.backlog(now(), maxStallMs);
    if (stalledSince !== null)
      throw new Error(`a delivery that has been due since ${stalledSince.toISOString()} is not attempted`);
  },
});
