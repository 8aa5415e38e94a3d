import { afterEach, describe, expect, it } from '@jest/globals';
import { report } from '../report/report.js';
import { ofFirst, ofSecond, type PlantedResponse, PlantedApi } from '../testing/planted-api.js';
import { type Result, run } from './run.js';

const item = /^\/partner\/v1\/things\/[0-9a-f]{24}$/;

let api: PlantedApi | undefined;
afterEach(() => api?.stop());

/** A run against an API that only ever answers 404 and what is planted for the paths that it has. */
async function runWith(planted: (method: string, path: string) => PlantedResponse | undefined): Promise<Result> {
  api = await PlantedApi.start((method, path) => planted(method, path) ?? { status: 404 });
  return run({ document: api.document, target: api.target, seed: 1, requests: 300, concurrency: 4 });
}

describe('a run', () => {
  it('ends with one finding for all requests that fail alike, and its shortest request', async () => {
    const { findings } = await runWith((method, path) =>
      method === 'POST' && path === '/partner/v1/things' ? { status: 500 } : undefined,
    );
    const failed = findings.filter(({ kind }) => kind === 'answers 500');
    expect(failed).toHaveLength(1);
    expect(failed[0]).toMatchObject({ subject: 'POST /partner/v1/things', times: expect.any(Number) });
    expect(failed[0]!.times).toBeGreaterThan(10);
    expect(failed[0]!.request).toMatchObject({ target: '/partner/v1/things' });
    expect(failed[0]!.request.body).toBeUndefined();
  });

  it("finds an answer with the other company's id", async () => {
    const { findings } = await runWith((method, path) =>
      method === 'GET' && item.test(path) ? { status: 200, body: { id: ofSecond, name: 'Shed' } } : undefined,
    );
    expect(findings.map(({ kind }) => kind)).toContain("tells another company's id");
    expect(findings.map(({ kind }) => kind)).toContain("takes another company's id in the path");
  });

  it('waits when it is refused by the rate limit, and asks again', async () => {
    const asked = new Map<string, number>();
    const { findings, tally } = await runWith((method, path) => {
      if (method !== 'GET' || path !== `/partner/v1/things/${ofFirst}`) return undefined;
      const times = (asked.get(path) ?? 0) + 1;
      asked.set(path, times);
      if (times === 1) return { status: 429, body: { error: 'rate limit exceeded' }, headers: { 'retry-after': '1' } };
      return { status: 404 };
    });
    expect(asked.get(`/partner/v1/things/${ofFirst}`)).toBeGreaterThan(1);
    expect(findings.map(({ kind }) => kind).filter((kind) => kind.includes('429'))).toEqual([]);
    expect(tally.requests).toBe(300);
  });

  it('is told in lines that repeat it, and a table', async () => {
    const result = await runWith((method) => (method === 'POST' ? { status: 500 } : undefined));
    const text = report(result, () => 'the cause');
    expect(text).toContain('POST /partner/v1/things: answers 500');
    expect(text).toContain(`curl -sS -i -g --path-as-is -X POST "$URL"'/partner/v1/things'`);
    expect(text).toMatch(/^! POST \/partner\/v1\/things +.*500×\d+/m);
    expect(text).toContain('log: the cause');
    expect(text).toContain('300 requests');
  });
});
