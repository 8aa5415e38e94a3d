import type { DeliveryStatistics } from '@partner/events';
import type { ReadinessCheck } from '@partner/runtime';

import { maxStallMs } from './delivery-metrics.js';

/**
 * No subscription that could be served has been left waiting for two minutes: otherwise this worker does not do its
 * work.
 */
export const deliveryReadiness = (numbers: DeliveryStatistics, now: () => Date): ReadinessCheck => ({
  name: 'deliveries',
  attempt: async () => {
    const { stalledSince } = await numbers.backlog(now(), maxStallMs);
    if (stalledSince !== null)
      throw new Error(`a delivery that is due since ${stalledSince.toISOString()} is not attempted`);
  },
});
