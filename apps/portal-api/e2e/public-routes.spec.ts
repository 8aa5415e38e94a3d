import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiAdapter } from '@partner/http';
import { newId, newToken } from '@partner/kernel';
import { callFrom, constantBits, invalidBodies, invalidValues } from '@partner/testing';
import { type TestCompany, TestPortal } from './support/test-portal.js';

/** Routes without a session, and the data that a request to them names. The test fails for an unlisted route (A10). */
const routes: Readonly<Record<string, string>> = {
  'GET /*': 'a static file, the same for every client',
  'HEAD /*': 'a static file, the same for every client',
  'POST /api/sign-in': 'an email, about which nothing is revealed',
  'POST /api/session': 'a link, by 256 random bits',
  'POST /api/alerts/confirmation': 'an address that wants alerts, by 256 random bits',
};

let testPortal: TestPortal;
let company: TestCompany;
let addresses = 0;

describe('the public routes of the portal', () => {
  beforeAll(async () => {
    testPortal = await TestPortal.start();
    company = await testPortal.company();
  });
  afterAll(() => testPortal.stop());

  /** New client address. The clock stands still, so rate limits do not refill. */
  const newAddress = (): string => `127.9.${1 + (addresses >> 7)}.${1 + (addresses++ & 127)}`;
  const call = (from: string, method: string, path: string, cookie = '', body?: object) =>
    callFrom(from, method, testPortal.url + path, {
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const follow = async (from: string, token: string, kind = 'link') =>
    (await call(from, 'POST', '/api/session', '', { token, kind })).status;
  const confirm = async (from: string, token: string) =>
    (await call(from, 'POST', '/api/alerts/confirmation', '', { token })).status;
  const withCookie = async (from: string, cookie: string) => (await call(from, 'GET', '/api/session', cookie)).status;
  const forged = (): string => `partner_session=${newToken()}`;

  describe('every route without a session (A10)', () => {
    it('is listed here with the data that a request names', async () => {
      const { routes: known } = testPortal.application.getHttpAdapter() as unknown as ApiAdapter;
      const open = [];
      for (const [path, methods] of known.all) {
        for (const method of methods) {
          const { status } = await call(newAddress(), method, path.replaceAll(/:\w+/g, newId()).replace('*', 'x'));
          if (status !== 401) open.push(`${method} ${path}`);
        }
      }
      expect(open.sort()).toEqual(Object.keys(routes).sort());
    });

    it.each(['link', 'invitation'])('counts an unknown %s as a failed authentication (A6)', async (kind) => {
      const address = newAddress();
      for (let count = 0; count < 49; count += 1) expect(await withCookie(address, forged())).toBe(401);
      expect(await follow(address, newToken(), kind)).toBe(410);
      expect(await follow(address, newToken(), kind)).toBe(429);
      expect(await follow(newAddress(), newToken(), kind)).toBe(410);
      expect(await follow(address, await testPortal.link(company.id))).toBe(200);
    });

    it('counts an unknown link of an address as a failed authentication (A6)', async () => {
      const address = newAddress();
      for (let count = 0; count < 49; count += 1) expect(await withCookie(address, forged())).toBe(401);
      expect(await confirm(address, newToken(company.id))).toBe(410);
      expect(await confirm(address, newToken(company.id))).toBe(429);
    });

    it('says of a link that a mail program has cut or lengthened what it says of an unknown one', async () => {
      const tokens = [newToken().slice(0, 20), `${newToken()}>`];
      for (const token of tokens) {
        expect(await follow(newAddress(), token)).toBe(410);
        expect(await follow(newAddress(), token, 'invitation')).toBe(410);
        expect(await confirm(newAddress(), token)).toBe(410);
      }
    });

    it('identifies links by 256 random bits', async () => {
      const tokens = await Promise.all(Array.from({ length: 100 }, () => testPortal.link(company.id)));
      const bytes = tokens.map((token) => Buffer.from(token, 'base64url'));
      expect(bytes[0]!.length).toBe(32);
      expect(constantBits(bytes.map((one) => one.toString('hex')))).toEqual([]);
      const stored = await testPortal.everythingStored();
      expect(tokens.filter((token) => stored.includes(token))).toEqual([]);
    });
  });

  describe('any input without a session', () => {
    it.each(Object.keys(routes))('never causes a 5xx response of %s', async (route) => {
      const [method = '', path = ''] = route.split(' ');
      const targets = invalidValues.flatMap((value) => [
        path.replace('*', value),
        `${path.replace('*', '')}?token=${value}`,
      ]);
      const headers = {
        cookie: `partner_session=\xff; a=${forged()}`,
        'user-agent': '\xff\xfe',
        'sec-purpose': 'prefetch',
      };
      const failed: unknown[] = [];
      const send = async (one: string, target: string, [type, body]: readonly [string?, string?] = []) => {
        const options = { headers: { ...headers, ...(type && { 'content-type': type }) }, ...(body && { body }) };
        const { status = 500 } = await callFrom(newAddress(), one, testPortal.url + target, options);
        if (status >= 500) failed.push([one, target.slice(0, 80), body?.slice(0, 80)]);
      };
      for (const target of targets) for (const one of [method, 'HEAD', 'OPTIONS']) await send(one, target);
      if (method === 'POST') for (const body of invalidBodies) await send(method, path, body);
      expect(failed).toEqual([]);
    });
  });

  describe('a request for a sign-in link (R90)', () => {
    const ask = async (email: string) => {
      const { status, headers, body } = await call(newAddress(), 'POST', '/api/sign-in', '', { email });
      const relevantHeaders = Object.entries(headers).filter(
        ([name]) => !/^(date|server-timing|x-request-id|content-sec.*)$/.test(name),
      );
      return JSON.stringify([status, relevantHeaders, body]);
    };

    it('returns the same response for every email, before it looks for a user', async () => {
      const olive = `olive@${company.id}.example`;
      const responses: string[] = [];
      const client = await testPortal.database.pool.connect();
      try {
        // Every query for a user or an account waits until this transaction ends.
        await client.query('begin; lock table users, accounts in access exclusive mode');
        for (const email of [olive, olive.toUpperCase(), `nobody@${company.id}.example`])
          responses.push(await ask(email));
      } finally {
        await client.query('rollback');
        client.release();
      }
      expect(new Set(responses).size).toBe(1);
      expect(responses[0]).toMatch(/^\[202,/);
    });
  });

  describe('a cookie of an unknown session', () => {
    it('counts as a failed authentication, and does not block valid sessions (A6)', async () => {
      const { cookie } = await company.signIn();
      const address = newAddress();
      for (let count = 0; count < 50; count += 1) expect(await withCookie(address, forged())).toBe(401);
      const rejected = await call(address, 'GET', '/api/session', forged());
      expect([rejected.status, rejected.headers['retry-after'], rejected.body]).toMatchObject([
        429,
        '1',
        { error: 'rate limit exceeded', code: 'rate_limited' },
      ]);
      expect(await withCookie(address, cookie)).toBe(200);
      expect(await withCookie(address, '')).toBe(401);
    });
  });
});
