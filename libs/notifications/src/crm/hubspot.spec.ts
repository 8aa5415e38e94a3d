import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { HttpClient } from '@partner/http-client';
import { openHttpClient } from '@partner/http-client';
import { JobFailure, FixedClock } from '@partner/kernel';
import { crmRequests, HubSpot } from './hubspot.js';

const noon = new Date('2026-03-01T12:00:00.000Z');
const ada = { email: 'Ada@Example.com', name: 'Ada  King Lovelace', phone: '555-0100', city: 'Waco', zipCode: '76701' };

describe('HubSpot', () => {
  const asked: { method?: string; url?: string; headers: IncomingMessage['headers']; body: unknown }[] = [];
  let server: Server | undefined;
  let client: HttpClient;
  let inProduction: HttpClient;
  const addresses: Record<string, string[]> = {
    'inside.example': ['10.0.0.7'],
    'mapped.example': ['::ffff:127.0.0.1'],
    'translated.example': ['64:ff9b::7f00:1'],
    'both.example': ['93.184.216.34', '127.0.0.1'],
  };

  beforeAll(async () => {
    client = await openHttpClient({ ...crmRequests, allowPrivate: true });
    inProduction = await openHttpClient({
      ...crmRequests,
      allowPrivate: false,
      lookUp: async (name) => addresses[name] ?? [],
    });
  });
  afterAll(() => Promise.all([client.close(), inProduction.close()]));
  afterEach(async () => {
    asked.length = 0;
    server?.closeAllConnections();
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
    server = undefined;
  });

  /** Starts a stand-in for the part of the HubSpot API used here. */
  async function answering(answer: (response: ServerResponse) => void): Promise<string> {
    server = createServer((request, response) => {
      void request.toArray().then((chunks) => {
        const { method, url, headers } = request;
        asked.push({ method, url, headers, body: JSON.parse(Buffer.concat(chunks as Buffer[]).toString()) });
        answer(response);
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  const json =
    (status: number, body: object, headers: Record<string, string> = {}) =>
    (response: ServerResponse): void => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
    };
  const upsert = (
    baseUrl: string,
    contact: Parameters<HubSpot['upsertContact']>[1] = ada,
    signal = new AbortController().signal,
    by = client,
  ): Promise<void> =>
    new HubSpot(by, new FixedClock(noon)).upsertContact({ accessToken: 'pat-secret', baseUrl }, contact, signal);
  const failure = async (upserting: Promise<void>): Promise<JobFailure> => {
    const error: unknown = await upserting.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (error instanceof JobFailure) return error;
    throw new Error('it went well');
  };

  it('upserts a contact by email with the known properties', async () => {
    await upsert(await answering(json(200, { status: 'COMPLETE', results: [{ id: '1', new: true }] })));
    expect(asked).toEqual([
      {
        method: 'POST',
        url: '/crm/v3/objects/contacts/batch/upsert',
        headers: expect.objectContaining({ authorization: 'Bearer pat-secret', 'content-type': 'application/json' }),
        body: {
          inputs: [
            {
              id: 'ada@example.com',
              idProperty: 'email',
              properties: {
                email: 'ada@example.com',
                firstname: 'Ada King',
                lastname: 'Lovelace',
                phone: '555-0100',
                city: 'Waco',
                zip: '76701',
              },
            },
          ],
        },
      },
    ]);
  });

  it('upserts a contact with only an email, or with a single name', async () => {
    const url = await answering(json(201, {}));
    await upsert(url, { email: 'a@b.c' });
    await upsert(url, { email: 'a@b.c', name: ' Ada ' });
    const properties = asked.map(({ body }) => (body as { inputs: { properties: object }[] }).inputs[0]?.properties);
    expect(properties).toEqual([{ email: 'a@b.c' }, { email: 'a@b.c', firstname: 'Ada' }]);
  });

  it.each([400, 401, 403, 404, 409])('does not retry after %d', async (status) => {
    const { message, next } = await failure(
      upsert(await answering(json(status, { status: 'error', message: 'Property values were not valid' }))),
    );
    expect(next.permanent).toBe(true);
    expect(message).toBe(`HubSpot responded with ${status}: Property values were not valid`);
  });

  it('does not retry after a partial success', async () => {
    const errors = [{ message: 'Email address x is invalid' }];
    const { message, next } = await failure(
      upsert(await answering(json(207, { status: 'COMPLETE', results: [], numErrors: 1, errors }))),
    );
    expect(next.permanent).toBe(true);
    expect(message).toContain('Email address x is invalid');
  });

  it('does not follow redirects, so the token stays here', async () => {
    const { next } = await failure(upsert(await answering(json(302, {}, { location: 'http://127.0.0.1:1/' }))));
    expect(next.permanent).toBe(true);
    expect(asked).toHaveLength(1);
  });

  it.each<[number, string | undefined, Date | undefined]>([
    [429, '30', new Date(noon.getTime() + 30_000)],
    [429, undefined, undefined],
    [503, 'Sun, 01 Mar 2026 12:05:00 GMT', new Date('2026-03-01T12:05:00.000Z')],
    [500, 'soon', undefined],
    [502, undefined, undefined],
  ])('retries after %d with Retry-After %s, not before %s', async (status, header, notBefore) => {
    const headers: Record<string, string> = header === undefined ? {} : { 'retry-after': header };
    const { next } = await failure(upsert(await answering(json(status, {}, headers))));
    expect(next.permanent).toBeFalsy();
    expect(next.notBefore).toEqual(notBefore);
  });

  it('uses the status of a response that is not JSON', async () => {
    const { message } = await failure(upsert(await answering((response) => response.writeHead(504).end('<html>'))));
    expect(message).toBe('HubSpot responded with 504');
  });

  it('retries after a broken or refused connection', async () => {
    const url = await answering((response) => response.destroy());
    const broken = await failure(upsert(url));
    expect(broken.next.permanent).toBeFalsy();
    const away = await failure(upsert('http://127.0.0.1:1'));
    expect(away.next.permanent).toBeFalsy();
    expect(away.message).toBe('HubSpot cannot be reached: the connection was refused');
  });

  it('uses the status of a response that does not end (E9)', async () => {
    const url = await answering((response) => void response.writeHead(400).write('{"message":"'));
    expect((await failure(upsert(url))).message).toBe('HubSpot responded with 400');
  });

  describe('in production', () => {
    const refused = async (url: string): Promise<string> =>
      (await failure(upsert(url, ada, new AbortController().signal, inProduction))).message;

    it.each([
      'https://127.0.0.1:PORT',
      'https://2130706433:PORT',
      'https://[::ffff:127.0.0.1]:PORT',
      'https://169.254.169.254',
      'https://inside.example',
      'https://mapped.example:PORT',
      'https://translated.example:PORT',
      'https://both.example:PORT',
    ])('is not called at %s (E7)', async (url) => {
      const port = new URL(await answering(json(200, {}))).port;
      expect(await refused(url.replace('PORT', port))).toBe(
        'HubSpot cannot be reached: the host leads to an address that is not public',
      );
      expect(asked).toEqual([]);
    });

    it('is not called without TLS (E7)', async () => {
      expect(await refused(await answering(json(200, {})))).toBe(
        'HubSpot cannot be reached: the address does not begin with https://',
      );
      expect(asked).toEqual([]);
    });
  });

  it('aborts the call when the attempt ends', async () => {
    const over = new AbortController();
    const upserting = failure(upsert(await answering(() => over.abort()), ada, over.signal));
    expect((await upserting).next.permanent).toBeFalsy();
  });
});
