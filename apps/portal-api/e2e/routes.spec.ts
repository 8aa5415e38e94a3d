import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RequestMethod } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { newId, portal } from '@partner/kernel';
import { PutLocation } from '@partner/locations';
import sql from 'sql-template-tag';
import { TestPortal, type TestSession } from './support/test-portal.js';

interface Route {
  readonly method: string;
  readonly path: string;
}

/** Bodies of the calls that require one. */
const bodies: Readonly<Record<string, object>> = {
  'PUT /api/credentials/:id/scopes': { scopes: ['leads.read'] },
  'PATCH /api/endpoints/:id': { types: null },
};
/** Routes that require no session. */
const publicRoutes = ['POST /api/session', 'POST /api/sign-in'];

let testPortal: TestPortal;
let olive: TestSession;
let stranger: TestSession;
/** IDs of one company, by the path segment before them. */
const ids: Record<string, string> = {};

/** All portal routes, read from the metadata of the controllers. */
function routes(): Route[] {
  const controllers = [...testPortal.application.get(ModulesContainer).values()].flatMap((one) => [
    ...one.controllers.values(),
  ]);
  return controllers.flatMap(({ metatype }) => {
    const prefix = Reflect.getMetadata('path', metatype as object) as string;
    const { prototype } = metatype as { prototype: Record<string, unknown> };
    return Object.getOwnPropertyNames(prototype).flatMap((name) => {
      const handler = Object.getOwnPropertyDescriptor(prototype, name)?.value as object | undefined;
      const verb = handler && (Reflect.getMetadata('method', handler) as RequestMethod | undefined);
      if (handler === undefined || verb === undefined) return [];
      const parts = [prefix, Reflect.getMetadata('path', handler) as string].filter((part) => part && part !== '/');
      return [{ method: RequestMethod[verb], path: `/${parts.join('/')}` }];
    });
  });
}

/** Replaces the parameters of a path with the IDs of the first company. */
const fillIds = (path: string): string =>
  path
    .replace(':kind/:id', `location/${ids['records']}`)
    .replace(/(\w+)\/:id/, (_, kind: string) => `${kind}/${ids[kind]}`)
    .replace(':eventId', ids['events']!)
    .replace(':endpointId', ids['endpoints']!);

const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

describe('every call of the portal', () => {
  beforeAll(async () => {
    testPortal = await TestPortal.start();
    const company = await testPortal.company();
    olive = await company.signIn();
    await company.signIn();
    stranger = await (await testPortal.company('Other Sheds')).signIn();
    const made = await olive.post('credentials', { type: 'api_key', name: 'ERP', scopes: ['leads.read'] });
    ids['credentials'] = made.body.credential.id;
    ids['endpoints'] = (await olive.post('endpoints', { url: 'http://127.0.0.1:9/hook' })).body.endpoint.id;
    ids['sessions'] = (await olive.get('sessions')).body.data.find(({ isThis }: any) => !isThis).id;
    ids['records'] = await testPortal.application
      .get(PutLocation, { strict: false })
      .execute(portal(company.id), { name: 'Springfield' });
    ids['events'] = newId();
    await testPortal.database.query(sql`insert into events
      (company_id, id, seq, type, occurred_at, resource_type, resource_id, resource_version, data)
      values (${company.id}, ${ids['events']}, 1, 'lead.created', ${testPortal.clock.at}, 'lead', ${newId()}, 1,
        '{}')`);
    await testPortal.database.query(sql`insert into webhook_deliveries
      (company_id, event_id, subscription_id, next_attempt_at, updated_at)
      values (${company.id}, ${ids['events']}, ${ids['endpoints']}, ${testPortal.clock.at}, ${testPortal.clock.at})`);
  });
  afterAll(() => testPortal.stop());

  it('returns 401 without a session', async () => {
    const called = routes().filter((route) => !publicRoutes.includes(nameOf(route)));
    expect(called.length).toBeGreaterThan(25);
    for (const route of called) {
      const { status } = await testPortal.call(route.method, fillIds(route.path), bodies[nameOf(route)]);
      expect([nameOf(route), status]).toEqual([nameOf(route), 401]);
    }
  });

  it('returns 404 to another company, and changes nothing', async () => {
    const called = routes().filter(({ path }) => path.includes('/:'));
    expect(called.length).toBeGreaterThan(15);
    for (const route of called) {
      const path = fillIds(route.path);
      expect(path).not.toMatch(/:|undefined/);
      const { status } = await stranger.send(route.method, path.replace('/api/', ''), bodies[nameOf(route)]);
      expect([nameOf(route), status]).toEqual([nameOf(route), 404]);
    }
    for (const path of [`credentials/${ids['credentials']}`, `endpoints/${ids['endpoints']}`])
      expect((await olive.get(path)).body).toMatchObject({ id: path.split('/')[1] });
  });

  it('returns 200 to its own company, which proves that the IDs above exist', async () => {
    const read = routes().filter(({ method, path }) => method === 'GET' && path.includes('/:'));
    for (const route of read) {
      const { status } = await olive.get(fillIds(route.path).replace('/api/', ''));
      expect([nameOf(route), status]).toEqual([nameOf(route), 200]);
    }
  });
});
