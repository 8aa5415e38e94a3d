import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId, newToken } from '@partner/kernel';
import sql from 'sql-template-tag';
import { SignInLimits } from '../src/session/sign-in-limits.js';
import { type PortalResponse, type TestCompany, TestPortal } from './support/test-portal.js';

const hour = 3_600_000;

let portal: TestPortal;
let company: TestCompany;

/** Requests a link through the proxy, from this client address. */
const ask = (address: string, email: string): Promise<PortalResponse> =>
  portal.call('POST', '/api/sign-in', { email }, { 'x-forwarded-for': address });
const follow = (address: string, token = newToken()): Promise<PortalResponse> =>
  portal.follow(token, { 'x-forwarded-for': address });

async function statuses(times: number, request: (count: number) => Promise<PortalResponse>): Promise<number[]> {
  const found = [];
  for (let count = 0; count < times; count += 1) found.push((await request(count)).status);
  return found;
}

/** Returns the number of sign-in mails of the company. */
async function mails(): Promise<number> {
  const [row] = await portal.database.query<{ n: number }>(
    sql`select count(*)::int as n from outbox_jobs where company_id = ${company.id} and kind = 'mail.sign_in'`,
  );
  const { n } = row!;
  return n;
}

const countOf429 = (found: readonly number[]): number => found.filter((status) => status === 429).length;

describe('the limits of signing in (R90)', () => {
  beforeAll(async () => {
    portal = await TestPortal.start({ PARTNER_TRUSTED_PROXIES: '127.0.0.0/8' });
  });
  beforeEach(async () => {
    portal.clock.at = new Date(portal.clock.at.getTime() + 24 * hour);
    company = await portal.company();
  });
  afterAll(() => portal.stop());

  it('apply to the client address, not to the proxy', async () => {
    expect(countOf429(await statuses(12, (n) => ask('203.0.113.1', `nobody${n}@example.com`)))).toBe(2);
    expect((await ask('203.0.113.2', 'nobody@example.com')).status).toBe(202);
    expect(countOf429(await statuses(22, () => follow('203.0.113.1')))).toBe(2);
    expect((await follow('203.0.113.2')).status).toBe(410);
  });

  it('ignore addresses that the client adds to the header', async () => {
    expect(countOf429(await statuses(12, (n) => ask(`198.51.100.${n}, 203.0.113.3`, `no${n}@example.com`)))).toBe(2);
  });

  it('count the client also in the other cells, each of which mails its own link', async () => {
    const other = await TestPortal.start({ PARTNER_CELL_PORTALS: portal.url, PARTNER_TRUSTED_PROXIES: '127.0.0.0/8' });
    const email = `olive@${company.id}.example`;
    try {
      const headers = { 'x-forwarded-for': '203.0.113.77' };
      expect(await other.call('POST', '/api/sign-in', { email }, headers)).toMatchObject({ status: 202, body: {} });
      while ((await mails()) < 1) await new Promise(setImmediate);
      expect(countOf429(await statuses(10, (n) => ask('203.0.113.77', `nobody${n}@example.com`)))).toBe(1);
      // A request of another cell is not passed on again.
      await other.call('POST', '/api/sign-in', { email, forwarded: true }, headers);
    } finally {
      await other.stop();
    }
    expect(await mails()).toBe(1);
  });

  it('apply to a /64 network of IPv6', async () => {
    expect(countOf429(await statuses(12, (n) => ask(`2001:db8:0:1::${n}`, `nobody${n}@example.com`)))).toBe(2);
    expect((await ask('2001:db8:0:2::1', 'nobody@example.com')).status).toBe(202);
  });

  it('apply to a link, whatever the number of client addresses', async () => {
    const token = await portal.link(company.id);
    const found = await statuses(12, (n) => follow(`203.0.113.${100 + n}`, token));
    expect(found).toEqual([200, ...Array<number>(9).fill(410), 429, 429]);
  });

  it('let a user sign in while others keep requesting links for the same email', async () => {
    const email = `olive@${company.id}.example`;
    const session = await company.signIn(email);
    const token = await portal.link(company.id, email);
    expect(await statuses(20, (n) => ask(`203.0.113.${150 + n}`, email))).toEqual(Array(20).fill(202));
    while ((await mails()) < 3) await new Promise(setImmediate);
    expect((await session.get('session')).status).toBe(200);
    expect((await follow('203.0.113.200', token)).status).toBe(200);
    // The next mail is sent five minutes later.
    portal.clock.at = new Date(portal.clock.at.getTime() + hour / 12);
    await ask('203.0.113.201', email);
    while ((await mails()) < 4) await new Promise(setImmediate);
    expect(await mails()).toBe(4);
  });

  it('apply to an email in every spelling by which its account is found', async () => {
    const limits = portal.application.get(SignInLimits, { strict: false });
    const allowed = [];
    for (const email of ['kim@ik.example', 'K\u0130M@ik.example', '\u212aim@\u0130K.example', 'k\u0130m@ik.example'])
      allowed.push(await limits.requestLink('203.0.113.210', email));
    expect(allowed).toEqual([true, true, true, false]);
  });

  it('apply to invitations of one person by a company, each of which is a mail (R36)', async () => {
    const olive = await company.signIn();
    const roleId = await company.role('administrator');
    const invite = (email: string, as = roleId) => olive.post('people', { email, firstName: 'Ida', roleId: as });
    // Refused ones send no mail, and do not count.
    expect(await statuses(4, () => invite('ida@example.com', newId()))).toEqual(Array(4).fill(400));
    const responses = await Promise.all(Array.from({ length: 20 }, () => invite('Ida@example.com')));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(3);
    const limited = await invite('ida@EXAMPLE.com');
    expect([limited.status, Number(limited.headers.get('retry-after'))]).toEqual([429, 300]);
    expect((await invite('ina@example.com')).status).toBe(201);
    portal.clock.at = new Date(portal.clock.at.getTime() + hour);
    expect((await invite('ida@example.com')).status).toBe(201);
  });
});
