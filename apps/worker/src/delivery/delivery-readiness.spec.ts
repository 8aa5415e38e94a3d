import { describe, expect, it } from '@jest/globals';
import type { DeliveryStanding } from '@partner/events';

import { deliveryReadiness, maxStallMs } from './delivery-metrics.js';

const now = new Date('2026-11-20T12:00:00Z');

const readiness = (stalledSince: Date | null) => {
  const asked: unknown[] = [];
  const backlog = async (...what: unknown[]): Promise<DeliveryStanding> => {
    asked.push(...what);
    return { pending: 1, oldestDueAt: stalledSince, stalledSince: stalledSince, disabled: 0 };
  };
  return { asked, check: deliveryReadiness({ backlog: backlog }, () => now) };
};

describe('the readiness of a worker', () => {
  it('fails when a deliverable delivery is not attempted', async () => {
    await expect(readiness(new Date('2026-11-20T11:57:00Z')).check.attempt()).rejects.toThrow('2026-11-20T11:57:00');
  });

  it('passes while everything is attempted, even if an endpoint is slow', async () => {
    const { asked, check } = readiness(null);
    await check.attempt();
    expect(asked).toEqual([now, maxStallMs]);
  });
});
