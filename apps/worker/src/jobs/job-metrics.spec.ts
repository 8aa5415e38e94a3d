import { describe, expect, it } from '@jest/globals';
import { Metrics } from '@partner/runtime';
import { attemptCounter, watchJobs } from './job-metrics.js';

describe('the metrics of jobs', () => {
  it('omit a queue that does not respond', async () => {
    const { registry } = new Metrics({ service: 'test' });
    watchJobs(
      { registry },
      { counts: async () => [] },
      {
        working: { getJobCounts: async () => ({ waiting: 7 }) },
        broken: { getJobCounts: () => Promise.reject(new Error('away')) },
        silent: { getJobCounts: () => new Promise(() => undefined) },
      },
    );
    const lines = (await registry.metrics()).split('\n').filter((line) => line.startsWith('partner_queue_jobs'));
    expect(lines).toEqual(['partner_queue_jobs{queue="working",state="waiting",service="test"} 7']);
  });

  it('follow the conventions of Prometheus, and help texts use no codes of rules', async () => {
    const { registry } = new Metrics({ service: 'worker' });
    watchJobs({ registry }, { counts: async () => [] }, {});
    attemptCounter({ registry });
    const own = (await registry.getMetricsAsJSON()).filter(({ name }) => /^partner_(outbox|queue)_/.test(name));
    expect(own).toHaveLength(3);
    for (const { name, type, help } of own) {
      expect([name, name.endsWith('_total')]).toEqual([name, String(type) === 'counter']);
      expect(help).not.toMatch(/[A-Z]\d+/);
    }
  });
});
