import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Id } from '@partner/kernel';
import { PutLocation } from '@partner/locations';
import { type Hooks, PartnerClient } from '@partner/sdk';
import { TestApi, type TestCompany } from './support/test-api.js';

type Part = 'request' | 'response';
interface Creation {
  readonly id: string;
  readonly key: string;
  /** Attempts by operation and status, the look-up of the key included. */
  readonly attempts: readonly string[];
}

/** Bytes between two cuts: 1 cuts at each byte, which takes about a minute. */
const step = 7;
const concurrency = 16;

describe('a creation that is cut on its way (R85, I6)', () => {
  let company: TestCompany;
  let locationId: Id;
  let proxy: Server;
  let baseUrl: string;
  const sockets = new Set<Socket>();

  beforeAll(async () => {
    const api = await TestApi.shared();
    company = await api.company();
    locationId = await api.application.get(PutLocation).execute(company.portal, { name: 'Lot', address: '1' });
    proxy = cuttingProxy(new URL(api.url), sockets);
    await once(proxy.listen(0, '127.0.0.1'), 'listening');
    baseUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  });

  const create = async (key: string): Promise<Creation> => {
    const attempts: string[] = [];
    const hooks: Hooks = { response: ({ operation, status }) => attempts.push(`${operation} ${status}`) };
    const client = new PartnerClient({ baseUrl, apiKey: company.key, hooks });
    const body = { locationId, customer: { email: `${key}@example.com` } };
    const { id } = await client.createLead({ body }, { idempotencyKey: key });
    return { id, key, attempts };
  };
  /** Creates a lead for each place of a cut, up to the end of the request or of its response. */
  const createAll = async (part: Part): Promise<Creation[]> => {
    const all: Creation[] = [];
    while (all.every(({ attempts }) => attempts.length > 1)) {
      const keys = Array.from({ length: concurrency }, (_, index) => `${part}-${(all.length + index) * step}`);
      all.push(...(await Promise.all(keys.map(create))));
    }
    return all;
  };

  it('is looked up, and exists once, wherever it is cut', async () => {
    const [arrived, unknown] = [await createAll('response'), await createAll('request')];
    const unlike = (all: readonly Creation[], lookUp: string): Creation[] =>
      all.filter(({ attempts: [, ...more] }) => more.length > 0 && more.join() !== `${lookUp},createLead 201`);
    expect(unlike(arrived, 'getIdempotencyKey 200')).toEqual([]);
    expect(unlike(unknown, 'getIdempotencyKey 404')).toEqual([]);
    for (const all of [arrived, unknown]) expect(all.length * step).toBeGreaterThan(400);
    const all = [...arrived, ...unknown];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect((await company.get('leads?limit=1')).body['total']).toBe(all.length);
    for (const { key, id } of all)
      expect((await company.get(`idempotency-keys/${key}`)).body).toEqual({
        data: [expect.objectContaining({ status: 'finished', resourceUrl: `/partner/v1/leads/${id}` })],
      });
  });
});

/** Returns a proxy that cuts the first request with a key like `request-20`, or its response, after so many bytes. */
function cuttingProxy({ hostname, port }: URL, sockets: Set<Socket>): Server {
  const known = new Set<string>();
  return createServer((client) => {
    const server = connect(Number(port), hostname);
    let left = { request: Infinity, response: Infinity };
    const pass = (part: Part, chunk: Buffer, from: Socket, to: Socket): void => {
      if (chunk.length > left[part]) {
        to.end(chunk.subarray(0, left[part]));
        from.destroy();
        return;
      }
      left[part] -= chunk.length;
      to.write(chunk);
    };
    client.on('data', (chunk) => {
      const text = chunk.toString('latin1');
      if (/^[A-Z]+ \//.test(text)) left = { request: Infinity, response: Infinity };
      const [, key = '', part, bytes] =
        /^POST [^]*\r\nidempotency-key: ((request|response)-(\d+))\r\n/i.exec(text) ?? [];
      if (key !== '' && !known.has(key)) left[part as Part] = Number(bytes);
      known.add(key);
      pass('request', chunk, client, server);
    });
    server.on('data', (chunk) => pass('response', chunk, server, client));
    client.on('close', () => server.destroy());
    server.on('close', () => client.end());
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
    }
  });
}
