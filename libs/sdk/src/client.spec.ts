import { describe, expect, it, jest } from '@jest/globals';
import { PartnerClient } from './client.js';
import type { SyncOptions } from './sync/options.js';
import type { SyncStore } from './sync/store.js';

const baseUrl = 'https://api.example.com';
const unanswered: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => init!.signal!.addEventListener('abort', () => reject(new Error('aborted'))));
const answered: typeof fetch = () => Promise.resolve(Response.json({ companyId: 'a' }));

describe('a client (R85)', () => {
  it('stops on abort while it waits for a token that other requests wait for, too', async () => {
    const { promise: token, resolve } = Promise.withResolvers<Response>();
    const answer: typeof fetch = (url, init) => (url === `${baseUrl}/oauth/token` ? token : answered(url, init));
    const client = new PartnerClient({ baseUrl, clientId: 'ci_test_1', clientSecret: 'cs_test_1', fetch: answer });
    const stop = new AbortController();
    const aborted = client.getMe({}, { signal: stop.signal });
    const other = client.getMe();
    stop.abort(new Error('enough'));
    await expect(aborted).rejects.toThrow('enough');
    await expect(client.getMe({}, { signal: stop.signal })).rejects.toThrow('enough');
    resolve(Response.json({ access_token: 'a', expires_in: 3600 }));
    expect(await other).toEqual({ companyId: 'a' });
  });

  it('waits as long as a timeout that is longer than a timer says', async () => {
    const client = new PartnerClient({ baseUrl, apiKey: 'pk_test_1_x', fetch: unanswered, retries: 0 });
    const stop = new AbortController();
    const waiting = client.getMe({}, { timeoutMs: 3_000_000_000, signal: stop.signal });
    const first = await Promise.race([waiting.catch((error: unknown) => error), nextTimers()]);
    expect(first).toBe('still waiting');
    stop.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
  });

  it('ends following the feed on abort, also during a request', async () => {
    const stop = new AbortController();
    const fetching: typeof fetch = (url, init) => {
      setImmediate(() => stop.abort());
      return unanswered(url, init);
    };
    const client = new PartnerClient({ baseUrl, apiKey: 'pk_test_1_x', fetch: fetching });
    const events = client.events.follow({ signal: stop.signal });
    expect(await events.next()).toEqual({ done: true, value: undefined });
  });

  it('needs the kinds to copy, and says so', async () => {
    const client = new PartnerClient({ baseUrl, apiKey: 'pk_test_1_x', fetch: answered });
    for (const kinds of [[], undefined])
      await expect(client.sync({} as SyncStore, { kinds } as SyncOptions)).rejects.toThrow(/^kinds is empty/);
  });

  it('reports an asynchronous hook that fails, and completes the request', async () => {
    const warned = jest.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    // The type does not expect a promise, but TypeScript accepts an asynchronous function.
    const response = (() => Promise.reject(new Error('a broken hook'))) as () => void;
    const client = new PartnerClient({ baseUrl, apiKey: 'pk_test_1_x', fetch: answered, hooks: { response } });
    expect(await client.getMe()).toEqual({ companyId: 'a' });
    expect(warned.mock.calls).toEqual([[expect.stringContaining('a broken hook'), 'PartnerHookWarning']]);
    warned.mockRestore();
  });
});

/** Ends after the timers that are due at once. */
const nextTimers = (): Promise<string> =>
  new Promise((resolve) => setTimeout(() => setTimeout(() => resolve('still waiting'), 5), 5));
