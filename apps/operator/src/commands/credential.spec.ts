import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allScopes } from '@partner/access';
import { newId } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { CommandLine } from '../testing/command-line.js';

interface Outcome {
  readonly status: number;
  readonly lines: Record<string, unknown>[];
  readonly errors: string;
}

let testDatabase: TestDatabase;
let company: string;

describe('partner credential', () => {
  beforeAll(async () => {
    testDatabase = await freshDatabase();
    company = String((await partner('company', 'create', '--name', 'Prairie Barns')).lines[0]?.['id']);
  });

  afterAll(() => testDatabase.drop());

  async function partner(...args: string[]): Promise<Outcome> {
    const { status, printed, errors } = await new CommandLine({ DATABASE_URL: testDatabase.serverUrl }).run(...args);
    return { status, lines: printed as Record<string, unknown>[], errors };
  }

  const create = async (type: string, scopes = 'leads.read'): Promise<Record<string, unknown>> => {
    const { status, lines } = await partner(
      'credential',
      'create',
      '--company',
      company,
      '--type',
      type,
      '--scopes',
      scopes,
    );
    expect([status, lines.length]).toEqual([0, 1]);
    return lines[0] ?? {};
  };
  const anId = expect.stringMatching(/^[0-9a-f]{24}$/);
  const aTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

  describe('partner credential create', () => {
    it('rejects a credential beyond the limit of a company (A9)', async () => {
      const made = await partner('company', 'create', '--name', 'Many Keys');
      const words = ['credential', 'create', '--company', String(made.lines[0]?.['id']), '--type', 'api_key'];
      const run = () =>
        new CommandLine({ DATABASE_URL: testDatabase.url, PARTNER_MAX_CREDENTIALS: '1' }).run(
          ...words,
          '--scopes',
          'all',
        );
      const { status, printed } = await run();
      expect([status, printed.length]).toEqual([0, 1]);
      const errors = 'a company has at most 1 live credentials; revoke one\n';
      expect(await run()).toMatchObject({ status: 1, printed: [], errors });
      await partner('credential', 'revoke', String((printed[0] as { id: string }).id));
      expect((await run()).status).toBe(0);
    });

    it('prints the API key', async () => {
      const made = await create('api_key', 'all');
      expect(made).toEqual({
        id: anId,
        type: 'api_key',
        scopes: allScopes,
        apiKey: expect.stringMatching(/^pk_test_[0-9a-f]{24}_[0-9a-f]{24}_[\w-]{43}$/),
      });
      expect(String(made['apiKey']).slice(8, 57)).toBe(`${company}_${String(made['id'])}`);
    });

    it('prints agent and limit of the key of an assistant in lists (A17)', async () => {
      const words = ['create', '--company', company, '--type', 'api_key', '--scopes', 'all'];
      const made = await partner('credential', ...words, '--agent', '--confirm-limit', '5000');
      const { lines } = await partner('credential', 'list', '--company', company);
      expect(lines.at(-1)).toMatchObject({ id: made.lines[0]!['id'], agent: true, confirmLimit: 5_000 });
      for (const wrong of ['much', '1.234']) {
        const refused = await partner('credential', ...words, '--agent', '--confirm-limit', wrong);
        expect(refused).toMatchObject({ status: 1, errors: expect.stringContaining('--confirm-limit must be') });
      }
    });

    it('prints the id and secret of an OAuth client', async () => {
      const made = await create('oauth_client', 'leads.write,partner-api.leads.read');
      expect(made).toEqual({
        id: anId,
        type: 'oauth_client',
        scopes: ['partner-api.leads.read', 'partner-api.leads.write'],
        clientId: `ci_test_${company}_${String(made['id'])}`,
        clientSecret: expect.stringMatching(/^cs_test_[\w-]{43}$/),
      });
    });
  });

  describe('partner credential, for an existing credential', () => {
    it('lists credentials without their secrets, one per line', async () => {
      const key = await create('api_key');
      const client = await create('oauth_client');
      const { lines } = await partner('credential', 'list', '--company', company);
      const common = { scopes: ['partner-api.leads.read'], createdAt: aTime };
      expect(lines.slice(-2)).toEqual([
        { id: key['id'], type: 'api_key', name: 'API key', ...common },
        { id: client['id'], type: 'oauth_client', name: 'OAuth client', clientId: client['clientId'], ...common },
      ]);
    });

    it('replaces the scopes', async () => {
      const { id } = await create('api_key');
      const { lines } = await partner('credential', 'scopes', String(id), '--set', 'events.read');
      expect(lines).toEqual([
        { id, type: 'api_key', name: 'API key', scopes: ['partner-api.events.read'], createdAt: aTime },
      ]);
    });

    it('rotates the secret', async () => {
      for (const [type, field] of [
        ['api_key', 'apiKey'],
        ['oauth_client', 'clientSecret'],
      ] as const) {
        const made = await create(type);
        const { lines } = await partner('credential', 'rotate', String(made['id']));
        expect(lines[0]).toMatchObject({ id: made['id'], type, [field]: expect.any(String) });
        expect(lines[0]?.[field]).not.toBe(made[field]);
        expect(lines[0]?.['clientId']).toBe(made['clientId']);
      }
    });

    it('revokes a credential permanently', async () => {
      const id = String((await create('api_key'))['id']);
      const { status, lines } = await partner('credential', 'revoke', id);
      expect([status, lines]).toEqual([0, [expect.objectContaining({ id, revokedAt: aTime })]]);
      expect((await partner('credential', 'revoke', id)).lines).toEqual(lines);
    });
  });

  describe('suspension', () => {
    const words = (text: string): Promise<Outcome> => partner(...text.split(' '));

    it('of a credential is shown until it is resumed, however often it is repeated', async () => {
      const id = String((await create('api_key'))['id']);
      const first = await words(`credential suspend ${id}`);
      expect(first.lines).toEqual([expect.objectContaining({ id, suspendedAt: aTime })]);
      expect(await words(`credential suspend ${id}`)).toEqual(first);
      expect((await words(`credential list --company ${company}`)).lines.at(-1)).toMatchObject({ suspendedAt: aTime });
      const resumed = await words(`credential resume ${id}`);
      expect(resumed.lines[0]).not.toHaveProperty('suspendedAt');
      expect(await words(`credential resume ${id}`)).toEqual(resumed);
    });

    it('of a company is listed and shown with its reason, and audited', async () => {
      const { lines } = await partner('company', 'create', '--name', 'Silent Sheds');
      const id = String(lines[0]?.['id']);
      const { apiKey: _, ...key } = (
        await partner('credential', 'create', '--company', id, '--type', 'api_key', '--scopes', 'all')
      ).lines[0]!;
      const active = { id, name: 'Silent Sheds', timezone: 'UTC', state: 'active', createdAt: aTime };
      const suspended = { ...active, state: 'suspended', suspendedAt: aTime, suspensionReason: 'unpaid' };
      expect((await words(`company suspend ${id} --reason unpaid`)).lines).toEqual([suspended]);
      expect((await words('company list --state suspended --name SILENT')).lines).toEqual([suspended]);
      expect((await words('company list --state active --name SILENT')).lines).toEqual([]);
      expect((await words(`company show ${id}`)).lines).toEqual([
        {
          ...suspended,
          rows: expect.objectContaining({ audit_entries: expect.any(Number), companies: 1, credentials: 1 }),
          documentBytes: 0,
          credentials: [{ ...key, name: 'API key', createdAt: aTime }],
        },
      ]);
      const database = new Database({ url: testDatabase.url, maxConnections: 1 });
      await database.query(sql`insert into company_counters (company_id, name, value) values (${id}, 'event', 9)`);
      await database.query(sql`insert into credential_uses
          (company_id, credential_id, last_used_at, feed_seq, feed_read_at)
        values (${id}, ${key['id']}, now(), 4, now())`);
      await database.close();
      expect((await words(`company show ${id}`)).lines).toMatchObject([
        { credentials: [{ id: key['id'], lastUsedAt: aTime, feed: { position: 4, behind: 5, readAt: aTime } }] },
      ]);
      expect((await words(`company resume ${id}`)).lines).toEqual([active]);
      expect((await words(`audit --company ${id}`)).lines.slice(0, 2)).toMatchObject([
        { action: 'company.updated' },
        { action: 'company.updated' },
      ]);
    });

    it('lists live credentials that were not used for some days, of one company or all', async () => {
      const id = String((await create('api_key'))['id']);
      const line = expect.objectContaining({ id, companyId: company });
      for (const which of ['--all-companies', `--company ${company}`]) {
        expect((await words(`credential list --unused 0d ${which}`)).lines).toContainEqual(line);
        expect((await words(`credential list --unused 1d ${which}`)).lines).toEqual([]);
      }
    });

    it.each([
      ['company suspend 65f0c0ffee00000000000000 --reason unpaid', 'company not found'],
      ['company show 65f0c0ffee00000000000000', 'company not found'],
      ['company list --state gone', '--state must be active or suspended, not "gone"'],
      ['credential suspend 65f0c0ffee00000000000000', 'credential not found'],
      ['credential list', 'give either --company <id> or --all-companies'],
      ['credential list --all-companies', '--all-companies needs --unused <days>, such as 90d'],
      ['credential list --all-companies --unused soon', '--unused must be a number of days such as 90d, not "soon"'],
    ])('reports in one line: %s', async (command, error) => {
      expect(await words(command)).toEqual({ status: 1, lines: [], errors: `${error}\n` });
    });
  });

  describe('partner credential, invalid input', () => {
    const unknown = newId();
    for (const [what, args, message] of [
      [
        'an unknown company',
        () => ['create', '--company', unknown, '--type', 'api_key', '--scopes', 'all'],
        'company not found',
      ],
      ['the list of an unknown company', () => ['list', '--company', unknown], 'company not found'],
      [
        'a malformed company',
        () => ['list', '--company', 'x'],
        '--company must be an id of 24 lower-case hex characters, not "x"',
      ],
      [
        'an unknown type',
        () => ['create', '--company', company, '--type', 'key', '--scopes', 'all'],
        '--type must be api_key or oauth_client, not "key"',
      ],
      [
        'unknown scopes',
        () => ['create', '--company', company, '--type', 'api_key', '--scopes', 'x'],
        /^unknown scope "x"; use "all" alone, or scopes of lot-stock\.read/,
      ],
      ['no scopes', () => ['create', '--company', company, '--type', 'api_key'], /--scopes/],
      [
        'an empty name',
        () => ['create', '--company', company, '--type', 'api_key', '--scopes', 'all', '--name', ' '],
        /^the name must have/,
      ],
      ['an unknown credential', () => ['revoke', unknown], 'credential not found'],
      ['the rotation of an unknown credential', () => ['rotate', unknown], 'credential not found'],
      ['scopes of an unknown credential', () => ['scopes', unknown, '--set', 'all'], 'credential not found'],
    ] as const) {
      it(`reports in one line: ${what}`, async () => {
        const { status, lines, errors } = await partner('credential', ...args());
        expect([status, lines, errors.split('\n').length]).toEqual([1, [], 2]);
        expect(errors.trim()).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
      });
    }

    it('reports in one line: the rotation of a revoked credential', async () => {
      const id = String((await create('api_key'))['id']);
      await partner('credential', 'revoke', id);
      const { status, errors } = await partner('credential', 'rotate', id);
      expect([status, errors]).toEqual([1, 'the credential is revoked; create a new one\n']);
    });
  });
});
