import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PartnerClient } from './client.js';
import { knownOperations, resources } from './generated/operations.js';
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

  describe('whose creation gets no response', () => {
    const body = { locationId: 'a', customer: { email: 'a@example.com' } };
    const running = { data: [{ method: 'POST', path: '/partner/v1/leads', status: 'running' }] };
    /** Fails the first creation; its look-up says that it runs. */
    const losing = (): { sent: string[]; fetching: typeof fetch } => {
      const sent: string[] = [];
      const fetching: typeof fetch = (_, init) => {
        sent.push(init!.method!);
        if (sent.length === 1) return Promise.reject(new TypeError('connection reset'));
        return Promise.resolve(Response.json(init!.method === 'GET' ? running : { id: 'a' }));
      };
      return { sent, fetching };
    };

    beforeEach(() => void jest.useFakeTimers());
    afterEach(() => void jest.useRealTimers());

    it('repeats it after 35 seconds in which it runs', async () => {
      const { sent, fetching } = losing();
      const client = new PartnerClient({ baseUrl, apiKey: 'pk_test_1_x', fetch: fetching });
      const creating = client.createLead({ body });
      await jest.advanceTimersByTimeAsync(34_999);
      expect(sent.slice(1)).not.toContain('POST');
      await jest.advanceTimersByTimeAsync(10_000);
      expect(await creating).toEqual({ id: 'a' });
      expect(sent).toEqual(['POST', ...Array.from({ length: 35 }, () => 'GET'), 'POST']);
    });

    it('stops on abort while it runs', async () => {
      const { sent, fetching } = losing();
      const client = new PartnerClient({ baseUrl, apiKey: 'pk_test_1_x', fetch: fetching });
      const stop = new AbortController();
      const creating = client.createLead({ body }, { signal: stop.signal });
      const refused = expect(creating).rejects.toThrow('enough');
      await jest.advanceTimersByTimeAsync(1_500);
      stop.abort(new Error('enough'));
      await refused;
      expect(sent).toEqual(['POST', 'GET', 'GET']);
    });
  });

  it('shows no secret in JSON or when it is printed, nor does what it returns', async () => {
    const client = new PartnerClient({ baseUrl, clientId: 'ci_test_1', clientSecret: 'cs_test_1', fetch: answered });
    const keyed = new PartnerClient({ baseUrl, apiKey: 'pk_test_1_secret', fetch: answered });
    for (const shown of [client, keyed, client.events, keyed.leads, keyed.snapshot('leads')]) {
      const printed = `${JSON.stringify(shown)} ${inspect(shown, { depth: 10, showHidden: true })}`;
      expect(printed).not.toMatch(/cs_test_1|pk_test_1_secret/);
    }
  });

  it('has every operation below its resource, too', async () => {
    const client = new PartnerClient({ baseUrl, apiKey: 'pk_test_1_x', fetch: answered });
    const named = Object.values(resources).flatMap((methods) => Object.values(methods));
    const links = ['checkLaunchLink', 'openConfigurator', 'leaveConfigurator', 'downloadDocumentFile'];
    const others = [...links, 'createAccessToken', 'createSandbox'];
    const flat = Object.keys(knownOperations).filter((id) => !id.startsWith('snapshot'));
    expect(named.toSorted()).toEqual(flat.filter((id) => !others.includes(id)).toSorted());
    for (const [resource, methods] of Object.entries(resources))
      for (const name of Object.keys(methods))
        expect([resource, name, (client as never)[resource][name]]).toEqual([resource, name, expect.any(Function)]);
    expect(await client.me.get()).toEqual({ companyId: 'a' });
    expect(await client.workOrders.changeStatus({ id: 'a', body: { status: 'Open build' } })).toEqual({
      companyId: 'a',
    });
  });

  it('names an operation that does not exist', async () => {
    const client = new PartnerClient({ baseUrl, apiKey: 'pk_test_1_x', fetch: answered });
    await expect(client.request('nope' as 'getMe', {})).rejects.toThrow(/^there is no operation nope/);
  });

  it('follows known event types only', () => {
    const client = new PartnerClient({ baseUrl, apiKey: 'pk_test_1_x', fetch: answered });
    // @ts-expect-error a misspelled type matches nothing
    expect(client.events.follow({ types: ['lead.craeted'] })).toBeDefined();
  });

  it.each([302, 303, 307])('reports a redirect (%i) with its target, as in front of a log-in page', async (status) => {
    const moved = new Response(null, { status, headers: { location: 'https://login.example.com/' } });
    const client = new PartnerClient({ baseUrl, apiKey: 'pk_test_1_x', fetch: () => Promise.resolve(moved) });
    const body = { locationId: 'a', customer: { email: 'a@example.com' } };
    await expect(client.createLead({ body })).rejects.toThrow('redirected to https://login.example.com/: is baseUrl');
  });

  it('takes a redirect as the success of an operation that has one', async () => {
    const moved = new Response(null, { status: 302, headers: { location: 'https://configurator.example.com/' } });
    const client = new PartnerClient({ baseUrl, apiKey: 'pk_test_1_x', fetch: () => Promise.resolve(moved) });
    const { status, headers } = await client.request('openConfigurator', { token: 'a' });
    expect([status, headers.get('location')]).toEqual([302, 'https://configurator.example.com/']);
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
