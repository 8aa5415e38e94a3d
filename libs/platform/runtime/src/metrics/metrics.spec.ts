import { readFile } from 'node:fs/promises';

import { describe, expect, it } from '@jest/globals';

import { Metrics } from './metrics.js';

const linesOf = async (metrics: Metrics, name: string): Promise<string[]> =>
  (await metrics.registry.metrics()).split('\n').filter((line) => line.startsWith(name));

describe('metric names', () => {
  it('follow the conventions of Prometheus, and help texts use no codes of rules', async () => {
    const metrics = await new Metrics({ service: 'api' }).registry.getMetricsAsJSON();
    const own = metrics.filter(({ name }) => name.startsWith('partner_'));
    expect(own.length).toBeGreaterThanOrEqual(5);
    for (const { name, type, help } of own) {
      expect([name, name.endsWith('_total')]).toEqual([name, String(type) === 'counter']);
      expect(help).not.toMatch(/[A-Z]\d+/);
    }
  });
});

describe('the metrics of a process', () => {
  it('include the metrics of the process itself', async () => {
    expect(await linesOf(new Metrics({ service: 'test' }), 'process_resident_memory_bytes')).toHaveLength(1);
  });

  it('include the release, the environment and the kind of process', async () => {
    const { version } = JSON.parse(await readFile(new URL('../../../../../package.json', import.meta.url), 'utf8'));
    expect(await linesOf(new Metrics({ service: 'worker', environment: 'production' }), 'partner_build_info')).toEqual([
      `partner_build_info{version="${version}",environment="production",service="worker"} 1`,
    ]);
  });

  it('show the current state of the pool', async () => {
    const metrics = new Metrics({ service: 'test' });
    metrics.watchPool({ totalCount: 5, idleCount: 2, waitingCount: 1 });
    expect(await linesOf(metrics, 'partner_database_pool_connections')).toEqual([
      'partner_database_pool_connections{state="busy",service="test"} 3',
      'partner_database_pool_connections{state="idle",service="test"} 2',
      'partner_database_pool_connections{state="waiting",service="test"} 1',
    ]);
  });

  it('count cache look-ups by outcome', async () => {
    const metrics = new Metrics({ service: 'test' });
    metrics.listCache.inc({ outcome: 'hit' });
    expect(await linesOf(metrics, 'partner_list_cache_lookups_total')).toEqual([
      'partner_list_cache_lookups_total{outcome="hit",service="test"} 1',
    ]);
  });
});
