import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@partner/kernel';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import { CommandLine } from '../testing/command-line.js';

interface Outcome {
  readonly status: number;
  readonly lines: Record<string, unknown>[];
  readonly errors: string;
}

const anId = expect.stringMatching(/^[0-9a-f]{24}$/);
const aTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const aSecret = expect.stringMatching(/^whsec_[\w-]{43}$/);
const url = 'https://example.com/hooks';

describe('partner webhook', () => {
  let testDatabase: TestDatabase;
  let company: string;

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    const { printed } = await commandLine().run('company', 'create', '--name', 'Prairie Barns');
    company = String((printed[0] as { id: string }).id);
  });
  afterAll(() => testDatabase.drop());

  const commandLine = (more: Record<string, string> = {}): CommandLine =>
    new CommandLine({
      DATABASE_URL: testDatabase.serverUrl,
      PARTNER_SECRET: Buffer.from('0123456789abcdef'.repeat(2)).toString('base64'),
      ...more,
    });
  const partner = async (...args: string[]): Promise<Outcome> => {
    const { status, printed, errors } = await commandLine().run('webhook', ...args);
    return { status, lines: printed as Record<string, unknown>[], errors };
  };
  const create = async (...more: string[]): Promise<Record<string, unknown>> => {
    const { status, lines } = await partner('create', '--company', company, '--url', url, ...more);
    expect([status, lines.length]).toEqual([0, 1]);
    return lines[0] ?? {};
  };
  const listed = async (id: unknown): Promise<object | undefined> =>
    (await partner('list', '--company', company)).lines.find((line) => line['id'] === id);

  it('create prints the signing secret', async () => {
    expect(await create()).toEqual({ id: anId, url, types: null, signingSecret: aSecret });
    expect(await create('--types', 'lead.created, quote.sent')).toMatchObject({
      types: ['lead.created', 'quote.sent'],
    });
  });

  it('list prints everything except the secret', async () => {
    const { id } = await create('--types', 'lead.created');
    expect(await listed(id)).toEqual({ id, url, types: ['lead.created'], status: 'active', createdAt: aTime });
  });

  it('disable and enable print the subscription, even when repeated', async () => {
    const { id } = await create();
    for (let twice = 0; twice < 2; twice += 1) {
      expect((await partner('disable', String(id))).lines).toEqual([
        expect.objectContaining({ id, status: 'disabled', disabledAt: aTime }),
      ]);
    }
    for (let twice = 0; twice < 2; twice += 1) {
      expect((await partner('enable', String(id))).lines).toEqual([
        { id, url, types: null, status: 'active', createdAt: aTime },
      ]);
    }
  });

  it('rotate-secret prints the new secret and when the old one expires', async () => {
    const made = await create();
    const { lines } = await partner('rotate-secret', String(made['id']));
    expect(lines[0]).toEqual({
      id: made['id'],
      url,
      types: null,
      status: 'active',
      createdAt: aTime,
      previousSecretUntil: aTime,
      signingSecret: aSecret,
    });
    expect(lines[0]?.['signingSecret']).not.toBe(made['signingSecret']);
  });

  it('set-url changes the URL', async () => {
    const { id } = await create();
    const { lines } = await partner('set-url', String(id), '--url', 'https://example.com/elsewhere');
    expect(lines[0]).toMatchObject({ id, url: 'https://example.com/elsewhere' });
  });

  it('create and set print the filter, which null removes', async () => {
    const filter = { status: ['Open'] };
    const { id } = await create('--filter', JSON.stringify(filter));
    expect(await listed(id)).toMatchObject({ filter });
    const set = (text: string) => partner('set', String(id), '--filter', text);
    expect((await set('{"changedFields":["total"]}')).lines).toMatchObject([{ filter: { changedFields: ['total'] } }]);
    expect((await set('null')).lines).toEqual([{ id, url, types: null, status: 'active', createdAt: aTime }]);
    expect((await set('{"total":["1"]}')).errors).toBe('filter.total is not known\n');
    expect((await set('{status')).errors).toBe('--filter must be JSON, not "{status"\n');
    expect((await partner('set', String(id))).errors).toBe('give at least one option to change\n');
  });

  it('create and set take headers, of which only names are printed', async () => {
    const made = await create('--header', 'Authorization: Basic c2VjcmV0', '--header', 'X-Key: a:b');
    expect(made).toMatchObject({ headers: ['Authorization', 'X-Key'] });
    const set = (...texts: string[]) =>
      partner('set', String(made['id']), ...texts.flatMap((one) => ['--header', one]));
    expect((await set('X-Other: 1')).lines).toMatchObject([{ headers: ['X-Other'] }]);
    expect((await set('')).lines[0]).not.toHaveProperty('headers');
    expect((await set('Host: x')).errors).toBe('headers must not have the name "host"\n');
    expect((await set('X-Key: 1', 'X-Key: 2')).errors).toBe('headers must have each name once\n');
    expect((await set('nonsense')).errors).toBe('--header must be "Name: value"\n');
    const six = Array.from({ length: 6 }, (_, at) => `X-${at}: x`);
    expect((await set(...six)).errors).toBe('headers must have at most 5 members\n');
  });

  it('create, set and rotate-secret print a new secret of Standard Webhooks', async () => {
    const standardSecret = expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const made = await create('--standard-webhooks', 'true');
    expect(made).toMatchObject({ signingSecret: aSecret, standardSecret });
    const set = (on: string) => partner('set', String(made['id']), '--standard-webhooks', on);
    expect((await set('true')).lines[0]).toMatchObject({ standardWebhooks: true });
    expect((await set('true')).lines[0]).not.toHaveProperty('standardSecret');
    const rotated = (await partner('rotate-secret', String(made['id']))).lines[0];
    expect(rotated).toMatchObject({ signingSecret: aSecret, standardSecret });
    expect(rotated?.['standardSecret']).not.toBe(made['standardSecret']);
    expect((await set('false')).lines[0]).not.toHaveProperty('standardWebhooks');
    expect((await set('true')).lines[0]).toMatchObject({ standardWebhooks: true, standardSecret });
    expect((await set('yes')).errors).toBe('--standard-webhooks must be true or false, not "yes"\n');
  });

  it('create and set print the order, unless there is none', async () => {
    const made = await create('--order', 'record');
    expect(made).toMatchObject({ order: 'record' });
    const set = (order: string) => partner('set', String(made['id']), '--order', order);
    expect((await set('none')).lines[0]).not.toHaveProperty('order');
    expect((await set('record')).lines[0]).toMatchObject({ order: 'record' });
    expect((await set('time')).errors).toBe('--order must be none or record, not "time"\n');
  });

  it('test prints the event id of the ping', async () => {
    const { id } = await create();
    expect((await partner('test', String(id))).lines).toEqual([{ eventId: anId, subscriptionId: id, url }]);
  });

  it('delete removes the subscription permanently', async () => {
    const { id } = await create();
    expect((await partner('delete', String(id))).lines).toEqual([expect.objectContaining({ id, status: 'deleted' })]);
    expect(await listed(id)).toBeUndefined();
    expect((await partner('delete', String(id))).errors).toBe('webhook subscription not found\n');
  });

  it('create rejects a subscription beyond the limit of a company (A9)', async () => {
    const few = commandLine({ PARTNER_MAX_ENDPOINTS: '1' });
    const made = await few.run('company', 'create', '--name', 'Many Endpoints');
    const { id } = made.printed[0] as { id: string };
    const run = () => few.run('webhook', 'create', '--company', id, '--url', url);
    expect((await run()).status).toBe(0);
    const errors = 'a company has at most 1 endpoints. Delete one first\n';
    expect(await run()).toMatchObject({ status: 1, printed: [], errors });
  });

  it('accepts plain http only where private addresses are allowed (E7)', async () => {
    const plain = ['webhook', 'create', '--company', company, '--url', 'http://127.0.0.1:9/'];
    expect((await commandLine().run(...plain)).status).toBe(0);
    const strict: Record<string, string>[] = [
      { PARTNER_ENVIRONMENT: 'production' },
      { PARTNER_ALLOW_PRIVATE_WEBHOOKS: 'false' },
    ];
    for (const settings of strict) {
      expect(await commandLine(settings).run(...plain)).toMatchObject({
        status: 1,
        printed: [],
        errors: 'the URL must begin with https://\n',
      });
    }
  });

  it.each([
    ['an unknown company', () => ['create', '--company', newId(), '--url', url], 'company not found'],
    ['the list of an unknown company', () => ['list', '--company', newId()], 'company not found'],
    [
      'a malformed company',
      () => ['list', '--company', 'x'],
      '--company must be an id of 24 lower-case hex characters, not "x"',
    ],
    ['no URL', () => ['create', '--company', company], "required option '--url <url>' not specified"],
    [
      'a wrong URL',
      () => ['create', '--company', company, '--url', 'example.com'],
      'the URL must be an absolute http or https address, not "example.com"',
    ],
    [
      'a wrong type',
      () => ['create', '--company', company, '--url', url, '--types', 'lead'],
      '"lead" is no event type: they look like lead.created',
    ],
    [
      'an unknown type (R81)',
      () => ['create', '--company', company, '--url', url, '--types', 'order.craeted'],
      '"order.craeted" is no event type: did you mean order.created?',
    ],
    [
      'an empty type',
      () => ['create', '--company', company, '--url', url, '--types', ''],
      '"" is no event type: they look like lead.created',
    ],
    ['an unknown subscription', () => ['enable', newId()], 'webhook subscription not found'],
    [
      'a malformed subscription',
      () => ['rotate-secret', 'x'],
      'the subscription must be an id of 24 lower-case hex characters, not "x"',
    ],
  ] as const)('reports in one line: %s', async (_what, args, message) => {
    expect(await partner(...args())).toEqual({ status: 1, lines: [], errors: `${message}\n` });
  });
});
