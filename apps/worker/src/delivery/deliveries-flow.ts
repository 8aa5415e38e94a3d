import type { DeliveryNumbers } from '@partner/events';
import type { ReadinessCheck } from '@partner/runtime';

import { longestNeglect } from './delivery-metrics.js';

/** No subscription that could be served has been left waiting for two minutes: otherwise this worker does not do its work. */
export const deliveriesFlow = (numbers: DeliveryNumbers, now: () => Date): ReadinessCheck => ({
  name: 'deliveries',
  attempt: async () => {
    const { neglectedSince } = await numbers.standing(now(), longestNeglect);
    if (neglectedSince !== null)
      throw new Error(`a delivery that is due since ${neglectedSince.toISOString()} is not attempted`);
  },
});
