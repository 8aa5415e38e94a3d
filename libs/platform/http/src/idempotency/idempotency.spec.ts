import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type CompanyId, newId } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { discoverContexts } from '@partner/schema';
import { DatabaseUnitOfWork } from '@partner/unit-of-work';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import { request as httpRequest } from 'node:http';
import sql, { raw } from 'sql-template-tag';
import { IdempotencyKeys } from './idempotency-keys.js';
import { IdempotencyKeysSweep } from './idempotency-keys.sweep.js';
import { anApi, onTheWay } from '../state-testing/state-api.fixture.js';
import { Things } from '../state-testing/things.fixture.js';

const contexts = await discoverContexts();

let testDatabase: TestDatabase;
let api: { app: NestFastifyApplication; url: string };
let database: Database;
let key: string;
const theCompany = newId() as CompanyId;

interface Answer {
  status: number;
  text: string;
  headers: Headers;
  replayed: boolean;
}

async function post(
  body: unknown,
  options: { key?: string; path?: string; company?: CompanyId; url?: string } = {},
): Promise<Answer> {
  const { path = '/things', company = theCompany, url = api.url } = options;
  const response = await fetch(url + path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${company}`,
      'content-type': 'application/json',
      ...(options.key !== undefined && { 'idempotency-key': options.key }),
    },
    body: JSON.stringify(body),
  });
  const { status, headers } = response;
  return { status, headers, text: await response.text(), replayed: headers.get('idempotency-replayed') === 'true' };
}

const things = async (name: string): Promise<number> =>
  Number((await database.query<{ n: string }>(sql`select count(*) as n from things where name = ${name}`))[0]!.n);

/** Makes the rows of the key look older. */
const age = (interval: string): Promise<unknown> =>
  database.query(sql`update idempotency_keys set claimed_at = claimed_at - ${interval}::interval,
    finished_at = finished_at - ${interval}::interval where key = ${key}`);

/** Holds every handler until it is released. `arrived` resolves when a handler waits. */
function gate(): { arrived: Promise<void>; open: () => void } {
  const arrived = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  onTheWay.thing = () => {
    arrived.resolve();
    return opened.promise;
  };
  return { arrived: arrived.promise, open: opened.resolve };
}

describe('idempotency (§4.17)', () => {
  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url });
    await Things.prepare(database);
    api = await anApi(testDatabase.url);
  });
  afterAll(async () => {
    await api.app.close();
    await database.close();
    await testDatabase.drop();
  });
  beforeEach(() => {
    key = crypto.randomUUID();
    onTheWay.thing = async () => undefined;
  });

  describe('a request with an idempotency key', () => {
    it('is executed once and its response replayed byte by byte', async () => {
      const first = await post({ name: 'twice', data: { a: 1, b: 2 } }, { key });
      const again = await post({ data: { b: 2, a: 1 }, name: 'twice' }, { key });
      expect([first.status, first.replayed, again.status, again.replayed]).toEqual([201, false, 201, true]);
      expect(again.text).toBe(first.text);
      for (const name of ['etag', 'location', 'content-type', 'content-length']) {
        expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)]);
      }
      expect(again.headers.get('etag')).toBe('"7"');
      expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
      expect(await things('twice')).toBe(1);
    });

    it('stores the record in the response as committed', async () => {
      const first = await post({ name: 'read' }, { key });
      const again = await post({ name: 'read' }, { key });
      expect([first.status, again.status, again.replayed]).toEqual([201, 201, true]);
      expect(JSON.parse(first.text)).toEqual({ id: expect.any(String), name: 'read' });
      expect(again.text).toBe(first.text);
      for (const name of ['etag', 'location', 'content-type', 'content-length']) {
        expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)]);
      }
      expect(again.headers.get('etag')).toBe('"1"');
      expect(await things('read')).toBe(1);
    });

    it('changes nothing and replays the refusal when partners cannot see the record at commit', async () => {
      const [first, again] = [
        await post({ name: 'read, hidden' }, { key }),
        await post({ name: 'read, hidden' }, { key }),
      ];
      expect([first.status, again.status]).toEqual([404, 404]);
      expect([again.text, again.headers.get('idempotency-replayed')]).toEqual([first.text, 'true']);
      expect(first.text).toContain('thing not found');
      expect(await things('read, hidden')).toBe(0);
    });

    it('keeps the status of the handler and an empty body', async () => {
      const existing = [await post({ name: 'existing' }, { key }), await post({ name: 'existing' }, { key })];
      expect(existing.map(({ status }) => status)).toEqual([200, 200]);
      const closed = [
        await post({ name: 'x' }, { key, path: '/things/7/close' }),
        await post({ name: 'x' }, { key, path: '/things/7/close' }),
      ];
      expect(closed.map(({ status, text, replayed }) => [status, text, replayed])).toEqual([
        [204, '', false],
        [204, '', true],
      ]);
      expect(await things('7x')).toBe(1);
    });

    it('is executed once when fifty requests arrive at two processes', async () => {
      const other = await anApi(testDatabase.url);
      try {
        const answers = await Promise.all(
          Array.from({ length: 50 }, (_, index) =>
            post({ name: 'fifty' }, { key, url: index % 2 ? other.url : api.url }),
          ),
        );
        expect(await things('fifty')).toBe(1);
        expect(answers.filter(({ status, replayed }) => status === 201 && !replayed)).toHaveLength(1);
        expect(new Set(answers.filter(({ status }) => status === 201).map(({ text }) => text)).size).toBe(1);
        for (const { status, headers } of answers.filter(({ status: one }) => one !== 201)) {
          expect([status, headers.get('retry-after')]).toEqual([409, '1']);
        }
      } finally {
        await other.app.close();
      }
    });

    it('is 422 with a different body, both while the first request runs and after it', async () => {
      const { arrived, open } = gate();
      const first = post({ name: 'body' }, { key });
      await arrived;
      expect((await post({ name: 'other' }, { key })).status).toBe(422);
      open();
      expect((await first).status).toBe(201);
      const after = await post({ name: 'other' }, { key });
      expect([after.status, JSON.parse(after.text)]).toMatchObject([
        422,
        { error: 'this Idempotency-Key was used with a different body', code: 'idempotency_key_reused' },
      ]);
    });

    it('is 409 immediately while the first request runs', async () => {
      const { arrived, open } = gate();
      const first = post({ name: 'slow' }, { key });
      await arrived;
      const second = await post({ name: 'slow' }, { key });
      expect([second.status, second.headers.get('retry-after'), second.replayed]).toEqual([409, '1', false]);
      open();
      expect([(await first).status, (await post({ name: 'slow' }, { key })).replayed]).toEqual([201, true]);
    });

    it('is the same operation with any percent-encoding of the path (I1)', async () => {
      const paths = ['/things', '/thing%73', '/%74hings?again'];
      const answers = [];
      for (const path of paths) answers.push(await post({ name: 'encoded' }, { key, path }));
      expect(answers.map(({ status, replayed }) => [status, replayed])).toEqual([
        [201, false],
        [201, true],
        [201, true],
      ]);
      const closed = [];
      for (const path of ['/things/8/close', '/things/%38/clos%65', '/things/9/close'])
        closed.push(await post({ name: 'x' }, { key, path }));
      expect(closed.map(({ status, replayed }) => [status, replayed])).toEqual([
        [204, false],
        [204, true],
        [204, false],
      ]);
      expect(await things('encoded')).toBe(1);
    });

    it('replays a rejection', async () => {
      const conflicts = [await post({ name: 'rude' }, { key }), await post({ name: 'rude' }, { key })];
      expect(conflicts.map(({ status, text, replayed }) => [status, text, replayed])).toEqual([
        [409, expect.stringMatching(/^\{"error":"no","code":"changed_meanwhile"/), false],
        [409, conflicts[0]!.text, true],
      ]);
      expect(await things('rude')).toBe(0);
      const path = '/things/1/close';
      const shape = [await post({ nam: 1 }, { key, path }), await post({ nam: 1 }, { key, path })];
      expect(shape.map(({ status, replayed }) => [status, replayed])).toEqual([
        [400, false],
        [400, true],
      ]);
      expect(shape[1]?.text).toBe(shape[0]?.text);
    });

    it('runs again after a failure of the service', async () => {
      expect((await post({ name: 'broken' }, { key })).status).toBe(500);
      expect((await post({ name: 'mended' }, { key })).status).toBe(201);
      expect(await things('broken')).toBe(0);
    });

    it('belongs to one endpoint of one company', async () => {
      await post({ name: 'scope' }, { key });
      expect((await post({ name: 'scope' }, { key, company: newId() as CompanyId })).replayed).toBe(false);
      expect((await post({ name: 'scope' }, { key, path: '/things/1/close' })).replayed).toBe(false);
      expect((await post({ name: 'scope' }, { key, path: '/things/2/close' })).replayed).toBe(false);
      expect((await post({ name: 'scope' }, { key, path: '/things/2/close?x=1' })).replayed).toBe(true);
    });

    it.each(['', 'x'.repeat(256)])('must have 1 to 255 characters', async (bad) => {
      const { status, text } = await post({ name: 'bad' }, { key: bad });
      expect([status, JSON.parse(text)]).toMatchObject([
        400,
        { error: 'Idempotency-Key must have 1 to 255 characters', code: 'invalid_header' },
      ]);
    });

    it('may have 255 characters', async () => {
      key = key.padEnd(255, 'x');
      expect([
        (await post({ name: 'long' }, { key })).status,
        (await post({ name: 'long' }, { key })).replayed,
      ]).toEqual([201, true]);
    });

    it('must not be sent twice', async () => {
      const status = await new Promise((resolve, reject) => {
        const headers = {
          authorization: `Bearer ${theCompany}`,
          'content-type': 'application/json',
          'idempotency-key': [key, key],
        };
        const sending = httpRequest(`${api.url}/things`, { method: 'POST', headers }, (response) =>
          resolve(response.resume().statusCode),
        );
        sending.on('error', reject).end('{"name":"two"}');
      });
      expect(status).toBe(400);
    });

    it('is ignored by routes that do not support it', async () => {
      const answers = [
        await post({ name: 'plain' }, { key, path: '/things/plain' }),
        await post({ name: 'plain' }, { key, path: '/things/plain' }),
      ];
      expect(answers.map(({ status, replayed }) => [status, replayed])).toEqual([
        [201, false],
        [201, false],
      ]);
      expect(await things('plain')).toBe(2);
    });

    it('drops the cached lists again when its response is replayed', async () => {
      const list = async (): Promise<string | null> =>
        (await fetch(`${api.url}/things`, { headers: { authorization: `Bearer ${theCompany}` } })).headers.get(
          'x-cache',
        );
      await post({ name: 'listed' }, { key });
      expect([await list(), await list()]).toEqual(['MISS', 'HIT']);
      await post({ name: 'listed' }, { key });
      expect(await list()).toBe('MISS');
    });
  });

  describe('a write without a key', () => {
    it('is one transaction with everything that its handler does', async () => {
      expect((await post({ name: 'broken' }, { path: '/things/plain' })).status).toBe(500);
      expect(await things('broken')).toBe(0);
    });

    it('returns the record as committed', async () => {
      const made = await post({ name: 'read once' });
      expect([made.status, JSON.parse(made.text)]).toEqual([201, { id: expect.any(String), name: 'read once' }]);
      expect(made.headers.get('etag')).toBe('"1"');
      expect(await things('read once')).toBe(1);
    });

    it('changes nothing when partners cannot see the record at commit', async () => {
      const made = await post({ name: 'read, hidden' });
      expect([made.status, made.text]).toEqual([404, expect.stringContaining('thing not found')]);
      expect(await things('read, hidden')).toBe(0);
    });
  });

  describe('a claim', () => {
    const hold = async (keys: IdempotencyKeys, body: string) =>
      keys.claim({ company: theCompany, endpoint: 'POST /things', key, bodyHash: Buffer.from(body), secret: false });

    it('of a process that died expires after 35 seconds, and one waiting request runs', async () => {
      expect((await hold(new IdempotencyKeys(database), 'lost')).state).toBe('claimed');
      await age('34 seconds');
      expect((await post({ name: 'taken over' }, { key })).status).toBe(422);
      await age('1 second');
      const answers = await Promise.all(Array.from({ length: 20 }, () => post({ name: 'taken over' }, { key })));
      expect(answers.filter(({ status, replayed }) => status === 201 && !replayed)).toHaveLength(1);
      expect(await things('taken over')).toBe(1);
    });

    it('prevents the commit once another request has taken it over', async () => {
      const { arrived, open } = gate();
      const outliving = post({ name: 'outlived' }, { key });
      await arrived;
      await age('35 seconds');
      onTheWay.thing = async () => undefined;
      const second = await post({ name: 'outlived' }, { key });
      open();
      expect([(await outliving).status, second.status, second.replayed]).toEqual([503, 201, false]);
      expect(await things('outlived')).toBe(1);
      expect((await post({ name: 'outlived' }, { key })).text).toBe(second.text);
    });

    it.each(['late', 'read late'])('is released when it expires while no other request waits: %s', async (name) => {
      const { arrived, open } = gate();
      const outliving = post({ name }, { key });
      await arrived;
      await age('35 seconds');
      open();
      expect([(await outliving).status, await things(name)]).toEqual([503, 0]);
      expect((await post({ name }, { key })).status).toBe(201);
    });

    it('cannot be lost between the check and the commit', async () => {
      const keys = new IdempotencyKeys(database);
      const claimed = await hold(keys, 'in doubt');
      if (claimed.state !== 'claimed') throw new Error('not claimed');
      const finishing = Promise.withResolvers<void>();
      const committing = Promise.withResolvers<void>();
      const original = new DatabaseUnitOfWork(database, contexts).transaction(async () => {
        await database.query(keys.finishStatement(claimed.claim, { status: 201, headers: {}, body: '{}' }, []));
        finishing.resolve();
        await committing.promise;
      });
      await finishing.promise;
      await expect(hold(keys, 'in doubt')).resolves.toEqual({ state: 'running' });
      committing.resolve();
      await original;
      await expect(hold(keys, 'in doubt')).resolves.toMatchObject({
        state: 'finished',
        answer: { status: 201, body: '{}' },
      });
      await keys.release(claimed.claim);
      await expect(hold(keys, 'in doubt')).resolves.toMatchObject({ state: 'finished' });
    });

    it('is released when the request is cancelled', async () => {
      const impatient = await anApi(testDatabase.url, {}, 500);
      try {
        expect((await post({ name: 'endless' }, { key, url: impatient.url })).status).toBe(503);
        // The 503 may arrive before the claim is released.
        const retry = async (): Promise<Answer> => {
          const answer = await post({ name: 'ended' }, { key });
          return answer.status === 422 || answer.status === 409 ? retry() : answer;
        };
        expect((await retry()).status).toBe(201);
        expect(await things('endless')).toBe(0);
      } finally {
        await impatient.app.close();
      }
    });
  });

  describe('a finished key', () => {
    it('expires after 24 hours', async () => {
      await post({ name: 'day' }, { key });
      await age('23:59');
      expect((await post({ name: 'day' }, { key })).replayed).toBe(true);
      await age('00:01');
      const answers = await Promise.all(Array.from({ length: 10 }, () => post({ name: 'next day' }, { key })));
      expect(answers.filter(({ status, replayed }) => status === 201 && !replayed)).toHaveLength(1);
      expect(await things('next day')).toBe(1);
    });

    it('is deleted by the sweep after it expires', async () => {
      const rows = async (): Promise<number> =>
        Number(
          (
            await database.query<{ n: string }>(
              sql`select count(*) as n from idempotency_keys where key like ${`${key}%`}`,
            )
          )[0]!.n,
        );
      const seed = (ageOf: string, count: number): Promise<unknown> =>
        database.query(sql`insert into idempotency_keys (company_id, operation, endpoint, key, body_hash, claim,
          claimed_at, finished_at)
          select ${raw(`'${newId()}'`)}, sha256(convert_to(${key} || ${ageOf} || n, 'UTF8')), '', ${key} || n, '',
            gen_random_uuid(),
                 now() - ${ageOf}::interval, now() - ${ageOf}::interval from generate_series(1, ${count}) as n`);
      await seed('2 days', 2_300);
      await seed('25 hours', 3);
      await seed('23 hours', 4);
      const sweep = new IdempotencyKeysSweep(database);
      expect(await sweep.run(new Date())).toBeGreaterThanOrEqual(2_303);
      expect(await rows()).toBe(4);
      expect(await sweep.run(new Date())).toBe(0);
    });
  });
});
