import { afterEach, describe, expect, it } from '@jest/globals';
import { report } from '../report/report.js';
import { ofFirst, ofSecond, type PlantedResponse, PlantedApi } from '../testing/planted-api.js';
import { type Result, run } from './run.js';

const item = /^\/partner\/v1\/things\/[0-9a-f]{24}$/;

let api: PlantedApi | undefined;

/** Runs against an API that returns the planted responses, and otherwise 404. */
async function runWith(planted: (method: string, path: string) => PlantedResponse | undefined): Promise<Result> {
  api = await PlantedApi.start((method, path) => planted(method, path) ?? { status: 404 });
  return run({ document: api.document, target: api.target, seed: 1, requests: 300, concurrency: 4 });
}

describe('a run', () => {
  afterEach(() => api?.stop());

  it('reports one finding for all requests that fail in the same way, with the shortest request', async () => {
    const { findings } = await runWith((method, path) =>
      method === 'POST' && path === '/partner/v1/things' ? { status: 500 } : undefined,
    );
    const failed = findings.filter(({ kind }) => kind === 'returns 500');
    expect(failed).toHaveLength(1);
    expect(failed[0]).toMatchObject({ subject: 'POST /partner/v1/things', times: expect.any(Number) });
    expect(failed[0]!.times).toBeGreaterThan(10);
    expect(failed[0]!.request.target.length).toBeLessThan('/partner/v1/things'.length + 10);
  });

  it('reports a response with an ID of the other company', async () => {
    const { findings } = await runWith((method, path) =>
      method === 'GET' && item.test(path) ? { status: 200, body: { id: ofSecond, name: 'Shed' } } : undefined,
    );
    expect(findings.map(({ kind }) => kind)).toContain('exposes an ID of another company');
    expect(findings.map(({ kind }) => kind)).toContain('accepts an ID of another company in the path');
  });

  it('waits and retries when it is rate limited', async () => {
    const calls = new Map<string, number>();
    const { findings, tally } = await runWith((method, path) => {
      if (method !== 'GET' || path !== `/partner/v1/things/${ofFirst}`) return undefined;
      const times = (calls.get(path) ?? 0) + 1;
      calls.set(path, times);
      if (times === 1) return { status: 429, body: { error: 'rate limit exceeded' }, headers: { 'retry-after': '1' } };
      return { status: 404 };
    });
    expect(calls.get(`/partner/v1/things/${ofFirst}`)).toBeGreaterThan(1);
    expect(findings.map(({ kind }) => kind).filter((kind) => kind.includes('429'))).toEqual([]);
    expect(tally.requests).toBe(300);
  });

  it('is reported as curl commands and a table', async () => {
    const result = await runWith((method) => (method === 'POST' ? { status: 500 } : undefined));
    const text = report(result);
    expect(text).toContain('POST /partner/v1/things: returns 500');
    expect(text).toContain(`curl -sS -i -g --path-as-is -X POST "$URL"'/partner/v1/things'`);
    expect(text).toMatch(/^! POST \/partner\/v1\/things +.*500×\d+/m);
    expect(text).toMatch(/request: [\w-]+/);
    expect(text).toContain('300 requests');
  });
});
