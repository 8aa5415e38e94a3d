import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RequestMethod } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { permissions } from '@partner/companies';
import { accessOf } from '@partner/http';
import { newId, portal } from '@partner/kernel';
import { PutLocation } from '@partner/locations';
import sql from 'sql-template-tag';
import { TestPortal, type TestSession } from './support/test-portal.js';

interface Route {
  readonly controller: object;
  readonly handler: object;
  readonly method: string;
  readonly path: string;
}

/** Bodies of the calls that require one. */
const bodies: Readonly<Record<string, object>> = {
  'POST /api/credentials/:id/token': { scopes: ['leads.read'] },
  'POST /api/company/suspend': { reason: 'a leak' },
  'PUT /api/credentials/:id/scopes': { scopes: ['leads.read'] },
  'PATCH /api/endpoints/:id': { types: null },
  'POST /api/endpoints/:id/standard-webhooks': { standardWebhooks: true },
  'POST /api/events/preview': {},
  'PATCH /api/credentials/:id/limits': { expiresAt: null },
  'PATCH /api/roles/:id': { permissions: [] },
  'PUT /api/request-bodies': { kept: false },
  'PUT /api/people/:id/role': { roleId: newId() },
  'PUT /api/people/second-factor': { required: true },
};
/** Routes that require no session. */
const publicRoutes = ['POST /api/session', 'POST /api/sign-in', 'POST /api/alerts/confirmation'];

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
      return [{ controller: metatype as object, handler, method: RequestMethod[verb], path: `/${parts.join('/')}` }];
    });
  });
}

/** Permission that a route declares, on its handler or its controller (R101). */
const permissionOf = ({ handler, controller }: Route): string | undefined =>
  (accessOf(handler, controller) as { readonly scope?: string } | undefined)?.scope;

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
    ids['people-sessions'] = ids['sessions']!;
    ids['people'] = await company.user({
      firstName: 'Pat',
      email: `pat@${company.id}.example`,
      roleId: await company.role('driver'),
    });
    // Pat cannot use the portal, so no session awaits this factor.
    ids['factors'] = newId();
    await testPortal.database.query(sql`insert into second_factors (account_id, id, kind, name, secret, created_at)
      select account_id, ${ids['factors']}, 'totp', 'App', 'x', now() from users where id = ${ids['people']}`);
    ids['roles'] = await company.role('lot-manager');
    ids['requests'] = newId();
    await testPortal.database.query(sql`insert into request_log (company_id, id, at, credential_id, request_id, method,
        route, route_class, status, duration_ms, sample_rate) values (${company.id}, ${ids['requests']},
        ${testPortal.clock.at}, ${ids['credentials']}, 'one', 'GET', '/partner/v1/me', 'me', 200, 1, 1)`);
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

  it('is rejected for a session without its second factor, except those that present or add one', async () => {
    const company = await testPortal.company('Careful Sheds');
    const sessions = { missing: await company.signIn(), required: await company.signIn() };
    const [presents, adds] = [
      ['GET /api/second-factor', 'POST /api/second-factor', 'POST /api/second-factor/passkey'],
      [
        'GET /api/second-factor',
        'GET /api/second-factor/factors',
        'POST /api/second-factor/totp',
        'POST /api/second-factor/totp/confirmation',
        'POST /api/second-factor/passkeys',
        'POST /api/second-factor/passkeys/options',
      ],
    ];
    const accepted = async (state: keyof typeof sessions): Promise<string[]> => {
      const found = [];
      const called = routes().filter((one) => !publicRoutes.includes(nameOf(one)) && one.path !== '/api/session');
      expect(called.length).toBeGreaterThan(40);
      for (const route of called) {
        const path = fillIds(route.path).replace('/api/', '');
        const { status, body } = await sessions[state].send(route.method, path, bodies[nameOf(route)]);
        if (status !== 403 || body.code !== `second_factor_${state}`) found.push(nameOf(route));
      }
      expect((await sessions[state].get('session')).body.code).toBe(`second_factor_${state}`);
      expect((await sessions[state].send('DELETE', 'session')).status).toBe(204);
      return found.sort();
    };
    await testPortal.database.query(sql`insert into second_factor_requirements values (${company.id}, now())`);
    expect(await accepted('missing')).toEqual(adds.sort());
    await testPortal.database.query(sql`insert into second_factors
      (account_id, id, kind, name, secret, created_at, confirmed_at)
      select account_id, ${newId()}, 'totp', 'App', 'x', now(), now() from users where id = ${company.owner}
      on conflict (account_id) where kind = 'totp' do update set confirmed_at = now()`);
    expect(await accepted('required')).toEqual(presents.sort());
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

  describe('permissions of roles (R101)', () => {
    /** Routes by the permission that they need. */
    const needs: Readonly<Record<string, readonly RegExp[]>> = {
      owner: [/ownership$/],
      manage: [/^PUT \/api\/(people\/second-factor|request-bodies)$/, /^POST \/api\/company/],
      team: [
        /^\w+ \/api\/people-sessions/,
        /^(POST|PUT|PATCH|DELETE) \/api\/(people|roles|alerts)\b(?!.*(ownership|second-factor))/,
      ],
      credentials: [/^(POST|PUT|PATCH) \/api\/credentials/],
      webhooks: [/^(POST|PATCH|DELETE) \/api\/(endpoints|deliveries|events)/],
      view: [/^GET (?!\/api\/people-sessions)/, /^DELETE \/api\/sessions?/, /^(POST|DELETE) \/api\/second-factor/],
    };
    const signedInRoutes = () => routes().filter((route) => !publicRoutes.includes(nameOf(route)));

    it('are declared by every route, as listed here', () => {
      for (const route of signedInRoutes()) {
        const listed = Object.keys(needs).filter((right) => needs[right]!.some((one) => one.test(nameOf(route))));
        expect([nameOf(route), listed.map((right) => `partner-api.${right}`)]).toEqual([
          nameOf(route),
          [permissionOf(route)],
        ]);
      }
    });

    const roles = ['owner', 'administrator', 'salesperson', ...permissions] as const;
    it.each(roles)('of %s decide every call, with ids of another company', async (name) => {
      const company = await testPortal.company(`Sheds of ${name}`);
      const email = `role@${company.id}.example`;
      const isOwner = name === 'owner';
      if (name === 'salesperson') {
        await company.user({ firstName: 'Sam', email, roleId: await company.role(name) });
        await expect(company.signIn(email)).rejects.toThrow('user who may use the portal');
        return;
      }
      const permission = permissions.find((one) => one === name);
      const roleId = permission ? await company.role('own', [permission]) : await company.role(name);
      if (!isOwner) await company.user({ firstName: 'Rae', email, roleId });
      const session = await company.signIn(isOwner ? undefined : email);
      const { rights } = (await session.get('session')).body;
      expect(rights.includes('partner-api.owner')).toBe(isOwner);
      if (permission) expect(rights).toEqual(expect.arrayContaining(['partner-api.view', permission]));
      for (const route of signedInRoutes()) {
        // Signing out comes with `view`, and would end the session.
        if (nameOf(route) === 'DELETE /api/session') continue;
        testPortal.clock.at = new Date(testPortal.clock.at.getTime() + 1_000);
        const { status, body } = await session.send(
          route.method,
          fillIds(route.path).replace('/api/', ''),
          bodies[nameOf(route)],
        );
        const isAllowed = rights.includes(permissionOf(route));
        const isOfRecord = route.path.includes('/:');
        const expected = !isAllowed
          ? { status: 403, code: 'missing_permission', requiredPermission: permissionOf(route) }
          : isOfRecord
            ? { status: 404, code: 'not_found' }
            : { status: expect.not.stringMatching(/^(401|403|404|5..)$/) };
        const made = { ...body, status: isAllowed && !isOfRecord ? String(status) : status };
        expect([name, nameOf(route), made]).toEqual([name, nameOf(route), expect.objectContaining(expected)]);
      }
    });
  });
});
