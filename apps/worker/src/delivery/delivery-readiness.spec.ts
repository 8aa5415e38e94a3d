import { describe, expect, it } from '@jest/globals';
import type { DeliveryStanding } from '@partner/events';

import { deliveryReadiness } from './delivery-readiness.js';
import { maxStallMs } from './delivery-metrics.js';

const now = new Date('2026-11-20T12:00:00Z');

const readiness = (stalledSince: Date | null) => {
  const asked: unknown[] = [];
  const backlog = async (...what: unknown[]): Promise<DeliveryStanding> => {
    asked.push(...what);
    return { pending: 1, oldestDueAt: stalledSince, stalledSince: stalledSince };
  };
  return { asked, check: deliveryReadiness({ backlog: backlog }, () => now) };
};

describe('the readiness of a worker', () => {
  it('is lost when a delivery that could be made is not', async () => {
    await expect(readiness(new Date('2026-11-20T11:57:00Z')).check.attempt()).rejects.toThrow('2026-11-20T11:57:00');
  });

  it('is kept while everything is attempted, however slow an endpoint is', async () => {
    const { asked, check } = readiness(null);
    await check.attempt();
    expect(asked).toEqual([now, maxStallMs]);
  });
});
