import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type CompanyId, firstIdAt, FixedClock, type Id, newId, portal } from '@partner/kernel';
import { CrossCompanyDatabase, Database } from '@partner/postgres';
import { discoverContexts } from '@partner/schema';
import { DatabaseUnitOfWork } from '@partner/unit-of-work';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql, { raw } from 'sql-template-tag';
import { CompanySecrets } from '@partner/runtime';
import { AskAddresses } from '../application/alerts/ask-addresses.js';
import { ChangeAlerts } from '../application/alerts/change-alerts.js';
import { ConfirmAddress } from '../application/alerts/confirm-address.js';
import { RaiseAlerts } from '../application/alerts/raise-alerts.js';
import { CheckedDestinations } from '../crm/checked-destinations.js';
import { AlertsSweep } from '../sweeps/alerts.sweep.js';
import { DatabaseAlerts } from './database-alerts.js';
import { DatabaseInvitationLimit } from './database-invitation-limit.js';

interface Told {
  readonly kind: string;
  readonly resolvedAt: string | null;
}

/** Invitations of each company and day. */
const perDay = 4;
const contexts = await discoverContexts();
const noon = new Date('2026-03-01T12:30:00.000Z');
const minute = 60_000;
const day = 24 * 60 * minute;
const after = (milliseconds: number): Date => new Date(noon.getTime() + milliseconds);

describe('alerts of a company', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let acrossCompanies: CrossCompanyDatabase;
  let alerts: DatabaseAlerts;
  let raise: RaiseAlerts;
  let sweep: AlertsSweep;
  let change: ChangeAlerts;
  let confirm: ConfirmAddress;
  let company: CompanyId;
  const clock = new FixedClock(noon);
  const seal = new CompanySecrets('alerts', async () => [Buffer.alloc(32, 7)]);

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url });
    const work = new DatabaseUnitOfWork(database, contexts, clock);
    acrossCompanies = new CrossCompanyDatabase({ url: testDatabase.url });
    alerts = new DatabaseAlerts(database, acrossCompanies);
    const { outbox, auditTrail } = work;
    const ask = new AskAddresses(alerts, new DatabaseInvitationLimit(database, perDay), outbox, seal);
    raise = new RaiseAlerts(work, alerts, outbox, ask);
    confirm = new ConfirmAddress(work, alerts);
    sweep = new AlertsSweep(raise, alerts);
    const destinations = new CheckedDestinations({ allowPrivate: true });
    change = new ChangeAlerts(work, alerts, seal, destinations, auditTrail, ask);
  });
  beforeEach(async () => {
    clock.at = noon;
    company = newId() as CompanyId;
    await setConfirmed();
  });
  afterAll(async () => {
    await acrossCompanies.close();
    await database.close();
    await testDatabase.drop();
  });

  const set = (fields: object = {}) =>
    change.execute(portal(company), {
      emails: ['ops@example.com'],
      webhookUrl: null,
      failingMinutes: 10,
      expiryDays: 14,
      rejectedPercent: 20,
      ...fields,
    });
  /** Sets alerts whose addresses have confirmed. */
  const setConfirmed = async (fields: object = {}): Promise<void> => {
    await set(fields);
    await database.query(sql`update alert_addresses set confirmed_at = ${noon} where company_id = ${company}`);
    await database.query(sql`delete from outbox_jobs where company_id = ${company}`);
  };
  const endpoint = async (failingSince: Date | null): Promise<Id> => {
    const id = newId();
    await database.query(sql`insert into webhook_subscriptions (company_id, id, version, created_at, updated_at, url,
        status, secret, failing_since)
      values (${company}, ${id}, 1, ${noon}, ${noon}, 'https://hooks.example.com', 'active', 'x', ${failingSince})`);
    return id;
  };
  const repair = (id: Id) =>
    database.query(sql`update webhook_subscriptions set failing_since = null where id = ${id}`);
  const jobs = () =>
    database.query<{ kind: string; payload: { alerts: Told[]; to?: string; sealedToken: string } }>(
      sql`select kind, payload from outbox_jobs where company_id = ${company} order by kind, payload ->> 'to'`,
    );
  const mails = async (kind = 'mail.alert'): Promise<unknown[]> =>
    (await jobs()).filter((job) => job.kind === kind).map(({ payload }) => payload.to);
  /** Token that was mailed to the address. */
  const tokenOf = async (email: string): Promise<string> => {
    const asked = (await jobs()).find(({ kind, payload }) => kind === 'mail.alert_address' && payload.to === email);
    return seal.open(asked!.payload.sealedToken, company);
  };
  /** Conditions that the jobs so far tell of. */
  const told = async (): Promise<unknown[]> =>
    (await jobs())
      .flatMap(({ payload }) => payload.alerts ?? [])
      .map(({ kind, resolvedAt }) => [kind, resolvedAt === null ? 'began' : 'ended']);

  it('tell that an endpoint fails for long enough, at most once a day, and that it works again', async () => {
    const id = await endpoint(after(-9 * minute));
    expect(await sweep.run(noon)).toBe(0);
    expect(await sweep.run(after(minute))).toBe(1);
    expect(await sweep.run(after(2 * minute))).toBe(0);
    expect(await alerts.list(company)).toMatchObject([
      { kind: 'endpoint_failing', subjectId: id, name: 'https://hooks.example.com', resolvedAt: null },
    ]);
    expect(await sweep.run(after(day + minute))).toBe(1);
    await repair(id);
    expect(await sweep.run(after(day + 2 * minute))).toBe(1);
    expect(await told()).toEqual(
      expect.arrayContaining([
        ['endpoint_failing', 'began'],
        ['endpoint_failing', 'began'],
        ['endpoint_failing', 'ended'],
      ]),
    );
    expect(await told()).toHaveLength(3);
  });

  it("tell the other companies when one company's cannot be compared", async () => {
    const broken = company;
    await endpoint(after(-day));
    company = newId() as CompanyId;
    await setConfirmed();
    await endpoint(after(-day));
    await database.query(sql`alter table alerts add constraint broken check (company_id <> ${raw(`'${broken}'`)})`);
    try {
      await expect(sweep.run(noon)).rejects.toThrow(`1 of 2 companies cannot be swept, the first is ${broken}: `);
    } finally {
      await database.query(sql`alter table alerts drop constraint broken`);
    }
    expect(await told()).toHaveLength(1);
    await sweep.run(noon);
  });

  it('say nothing more that day of an endpoint that fails and works by turns', async () => {
    const id = await endpoint(after(-day));
    for (let round = 0; round < 10; round += 1) {
      await raise.execute(after(round * 2 * minute), company);
      await repair(id);
      await raise.execute(after((round * 2 + 1) * minute), company);
      await database.query(sql`update webhook_subscriptions set failing_since = ${after(-day)} where id = ${id}`);
    }
    expect(await told()).toHaveLength(2);
  });

  it('are told as soon as there is somebody to tell, and their end only if they were told', async () => {
    await set({ emails: [] });
    const [failing, repaired] = [await endpoint(after(-day)), await endpoint(after(-day))];
    await raise.execute(noon, company);
    expect(await alerts.list(company)).toHaveLength(2);
    await set();
    await repair(repaired);
    await raise.execute(after(minute), company);
    expect(await told()).toEqual([['endpoint_failing', 'began']]);
    await repair(failing);
    await raise.execute(after(2 * minute), company);
    expect(await told()).toHaveLength(2);
  });

  it('are told once by concurrent workers', async () => {
    await endpoint(after(-day));
    const counts = await Promise.all(Array.from({ length: 5 }, () => raise.execute(noon, company)));
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    expect(await told()).toHaveLength(1);
  });

  it('tell that a credential is about to expire, and that many requests are rejected', async () => {
    const credential = newId();
    await database.query(sql`insert into credentials (company_id, id, version, created_at, updated_at, type, name,
        environment, scopes, secret_hash, previous_secrets, expires_at)
      values (${company}, ${credential}, 1, ${noon}, ${noon}, 'api_key', 'ERP', 'sandbox', '{}', 'x', '[]',
        ${after(13 * day)})`);
    const count = (statusClass: string, requests: number) =>
      database.query(sql`insert into request_counts (company_id, credential_id, hour_id, route_class, status_class,
          requests, duration_ms)
        values (${company}, ${credential}, ${firstIdAt(new Date('2026-03-01T12:00:00Z'))}, 'leads', ${statusClass},
          ${requests}, 1)`);
    await count('2xx', 80);
    await count('4xx', 19);
    expect(await raise.execute(noon, company)).toBe(1);
    await count('429', 5);
    expect(await raise.execute(noon, company)).toBe(1);
    expect(await alerts.list(company)).toMatchObject([
      { kind: 'credential_expiring', name: 'ERP' },
      { kind: 'requests_rejected', name: '23 %', subjectId: company },
    ]);
  });

  it('say that requests are rejected until an hour with enough of them has few rejected ones', async () => {
    const count = (time: string, statusClass: string, requests: number) =>
      database.query(sql`insert into request_counts (company_id, credential_id, hour_id, route_class, status_class,
          requests, duration_ms)
        values (${company}, ${company}, ${firstIdAt(new Date(`2026-03-01T${time}Z`))}, 'leads', ${statusClass},
          ${requests}, 1)`);
    await count('12:00', '4xx', 60);
    // The hour has ended since the last sweep, and the next one has too few requests to judge by.
    await count('13:00', '4xx', 2);
    await raise.execute(new Date('2026-03-01T13:00:10Z'), company);
    await count('13:00', '429', 70);
    await raise.execute(new Date('2026-03-01T13:40:00Z'), company);
    await count('14:00', '2xx', 49);
    await raise.execute(new Date('2026-03-01T14:10:00Z'), company);
    expect(await told()).toEqual([['requests_rejected', 'began']]);
    await count('14:00', '3xx', 1);
    await raise.execute(new Date('2026-03-01T14:20:00Z'), company);
    expect(await told()).toEqual(expect.arrayContaining([['requests_rejected', 'ended']]));
  });

  it('follow the expiry of a credential when it is moved', async () => {
    const credential = newId();
    const expiries = async (): Promise<unknown[]> => (await alerts.list(company)).map(({ since }) => since);
    await database.query(sql`insert into credentials (company_id, id, version, created_at, updated_at, type, name,
        environment, scopes, secret_hash, previous_secrets, expires_at)
      values (${company}, ${credential}, 1, ${noon}, ${noon}, 'api_key', 'ERP', 'sandbox', '{}', 'x', '[]',
        ${after(day)})`);
    await raise.execute(noon, company);
    expect(await expiries()).toEqual([after(day)]);
    await database.query(sql`update credentials set expires_at = ${after(9 * day)} where id = ${credential}`);
    expect(await raise.execute(after(minute), company)).toBe(0);
    expect(await expiries()).toEqual([after(9 * day)]);
  });

  it('have a webhook only at an http or https URL, and name the field that is wrong', async () => {
    for (const webhookUrl of ['ftp://example.com/', 'nothing', 'https://user:secret@example.com/'])
      await expect(set({ webhookUrl })).rejects.toMatchObject({ details: { field: 'webhookUrl' } });
    await expect(set({ emails: ['nobody'] })).rejects.toMatchObject({ details: { field: 'emails' } });
  });

  it('go to the addresses and the webhook of the company, and to no other company', async () => {
    const secret = await set({ emails: ['A@example.com', 'b@example.com'], webhookUrl: 'http://127.0.0.1:9/alerts' });
    expect(secret).toMatch(/^whsec_[\w-]{43}$/);
    expect(await set({ emails: ['a@example.com', 'b@example.com'], webhookUrl: 'http://127.0.0.1:9/alerts' })).toBe(
      undefined,
    );
    const [row] = await database.query<{ text: string }>(
      sql`select s::text as text from alert_settings s where company_id = ${company}`,
    );
    const stored = row!;
    expect(stored.text).not.toContain(secret);
    await setConfirmed({ emails: ['a@example.com', 'b@example.com'], webhookUrl: 'http://127.0.0.1:9/alerts' });
    await endpoint(after(-day));
    await raise.execute(noon, company);
    expect((await jobs()).map(({ kind, payload }) => [kind, payload.to])).toEqual([
      ['mail.alert', 'a@example.com'],
      ['mail.alert', 'b@example.com'],
      ['webhook.alert', undefined],
    ]);
    await expect(set({ emails: ['nobody'] })).rejects.toMatchObject({ code: 'invalid' });
  });

  it('have one secret for a new webhook, when two requests set it at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const webhookUrl = `http://127.0.0.1:9/${round}`;
      const shown = await Promise.all([set({ webhookUrl }), set({ webhookUrl })]);
      const { webhookSecret } = (await alerts.settings(company))!;
      expect(shown.filter((secret) => secret !== undefined)).toEqual([await seal.open(webhookSecret!, company)]);
    }
  });

  it('go to an address that is not a user’s only after it confirmed by a mailed link (A15)', async () => {
    await set({ emails: ['new@example.com'] });
    await set({ emails: ['new@example.com'], expiryDays: 3 });
    expect(await mails('mail.alert_address')).toEqual(['new@example.com']);
    await endpoint(after(-day));
    await raise.execute(noon, company);
    expect([await mails(), await mails('mail.alert_address')]).toEqual([[], ['new@example.com']]);
    const token = await tokenOf('new@example.com');
    const [row] = await database.query<{ text: string }>(
      sql`select string_agg(a::text, '') as text from alert_addresses a where company_id = ${company}`,
    );
    const stored = row!;
    expect(stored.text).not.toContain(token);
    for (let time = 0; time < 2; time += 1) await confirm.execute({ token });
    await raise.execute(after(minute), company);
    expect(await mails()).toEqual(['new@example.com']);
    await set({ emails: [] });
    await set({ emails: ['new@example.com'] });
    expect(await mails('mail.alert_address')).toEqual(['new@example.com']);
  });

  it('go to an active user of the company without a confirmation (A15)', async () => {
    const account = newId();
    await database.query(sql`insert into accounts (id, email, created_at)
      values (${account}, ${`${account}@example.com`}, ${noon})`);
    await database.query(sql`insert into users (company_id, id, version, created_at, updated_at, account_id, email,
        first_name, last_name, active, is_owner, all_locations, in_lead_routing_pool)
      values (${company}, ${newId()}, 1, ${noon}, ${noon}, ${account}, ${`${account}@Example.com`}, 'Ann', '', true,
        false, false, false)`);
    await set({ emails: [`${account}@example.com`] });
    await endpoint(after(-day));
    await raise.execute(noon, company);
    expect([await mails(), await mails('mail.alert_address')]).toEqual([[`${account}@example.com`], []]);
    await database.query(sql`update users set active = false where company_id = ${company}`);
    await raise.execute(after(day), company);
    expect([await mails(), await mails('mail.alert_address')]).toEqual([
      [`${account}@example.com`],
      [`${account}@example.com`],
    ]);
  });

  it('ask an address that nobody asked before, when there is something to tell it (A15)', async () => {
    await database.query(sql`delete from alert_addresses where company_id = ${company}`);
    await endpoint(after(-day));
    for (let time = 0; time < 3; time += 1) await raise.execute(after(time * minute), company);
    expect([await mails(), await mails('mail.alert_address')]).toEqual([[], ['ops@example.com']]);
  });

  it('have links that work for 7 days; saving the alerts replaces an expired one (A15)', async () => {
    await set({ emails: ['new@example.com'] });
    const token = await tokenOf('new@example.com');
    clock.at = after(7 * day);
    await expect(confirm.execute({ token })).rejects.toMatchObject({ reason: 'link_expired' });
    await raise.execute(clock.at, company);
    expect(await mails('mail.alert_address')).toHaveLength(1);
    await set({ emails: ['new@example.com'] });
    expect(await mails('mail.alert_address')).toHaveLength(2);
    await expect(confirm.execute({ token })).rejects.toMatchObject({ reason: 'link_expired' });
  });

  it('ask at most as many addresses in a day as the company may invite people (A15)', async () => {
    // One address was asked before each test.
    const emails = Array.from({ length: perDay }, (_, count) => `${count}@example.com`);
    await expect(set({ emails })).rejects.toMatchObject({ reason: 'too_many_invitations' });
    expect((await alerts.settings(company))!.emails).toEqual(['ops@example.com']);
    await database.query(sql`update alert_settings set emails = emails || ${emails} where company_id = ${company}`);
    await endpoint(after(-day));
    await raise.execute(noon, company);
    expect([await mails(), await mails('mail.alert_address')]).toEqual([
      ['ops@example.com'],
      emails.slice(0, perDay - 1),
    ]);
    await raise.execute(after(day), company);
    expect(await mails('mail.alert_address')).toEqual(emails);
  });

  it('are in one mail for each address and run (A15)', async () => {
    await setConfirmed({ emails: ['a@example.com', 'b@example.com'] });
    for (let count = 0; count < 20; count += 1) await endpoint(after(-day));
    expect(await raise.execute(noon, company)).toBe(20);
    expect(await mails()).toEqual(['a@example.com', 'b@example.com']);
    expect((await jobs()).map(({ payload }) => payload.alerts.length)).toEqual([20, 20]);
  });
});
