import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql, { raw } from 'sql-template-tag';
import { Cli } from './cli/cli.js';
import { leavesOf } from './command-reference.js';
import { exampleOf } from './testing/command-examples.js';
import { makeProgram, run } from './program.js';
import { CommandLine } from './testing/command-line.js';

const streams = { input: new PassThrough(), output: new PassThrough(), errors: new PassThrough() };
const terminal = { ...streams, environment: {}, stop: new AbortController().signal };
const ofCompany = leavesOf(await makeProgram(new Cli(terminal), terminal))
  .filter(({ command }) => command.options.some(({ long }) => long === '--company'))
  .map((leaf) => `${exampleOf(leaf)} --company ${newId()}`);

describe('the command line', () => {
  let testDatabase: TestDatabase;
  let partner: CommandLine;
  beforeAll(async () => {
    testDatabase = await freshDatabase();
    partner = new CommandLine({ DATABASE_URL: testDatabase.serverUrl });
  });
  afterAll(() => testDatabase.drop());

  const id = expect.stringMatching(/^[0-9a-f]{24}$/);

  it('creates and lists companies', async () => {
    const barns = await partner.run('company', 'create', '--name', 'Barns', '--timezone', 'America/Chicago');
    expect(barns).toEqual({ status: 0, errors: '', printed: [{ id, name: 'Barns', timezone: 'America/Chicago' }] });
    const named = newId();
    const sheds = await partner.run('company', 'create', '--name', 'Sheds', '--id', named);
    expect(sheds.printed).toEqual([{ id: named, name: 'Sheds', timezone: 'UTC' }]);
    expect((await partner.run('company', 'list')).printed).toEqual([...barns.printed, ...sheds.printed]);
  });

  it.each([
    ['ENOSPC', 'no space left on device', 'no space left on device\n'],
    ['EPIPE', 'broken pipe', ''],
  ])('exits with status 1 if its output fails with %s', async (code, message, line) => {
    const failing = (_chunk: unknown, _encoding: unknown, done: (error: Error) => void): void =>
      done(Object.assign(new Error(message), { code }));
    const environment = { DATABASE_URL: testDatabase.serverUrl };
    for (const command of ['settings', 'company list']) {
      const [stop, errors] = [new AbortController(), new PassThrough()];
      const output = new Writable({ write: failing }).on('error', (error) => stop.abort(error));
      const status = await run(command.split(' '), { ...terminal, environment, output, errors, stop: stop.signal });
      expect([status, errors.read()?.toString() ?? '']).toEqual([1, line]);
    }
  });

  it('has nothing to migrate in a migrated database', async () => {
    const owner = new CommandLine({ DATABASE_URL: testDatabase.ownerUrl });
    expect(await owner.run('migrate')).toEqual({ status: 0, errors: '', printed: [{ applied: [] }] });
  });

  it('creates a credential and prints its secret', async () => {
    const [company] = (await partner.run('company', 'create', '--name', 'Keys')).printed as [{ id: string }];
    const made = await partner.run(
      'credential',
      'create',
      '--company',
      company.id,
      '--type',
      'api_key',
      '--scopes',
      'company.read',
    );
    expect(made).toMatchObject({
      status: 0,
      printed: [{ id, type: 'api_key', apiKey: expect.stringMatching(/^pk_test_/) }],
    });
  });

  it.each([
    [['company', 'create'], "required option '--name <name>' not specified"],
    [['company', 'create', '--name', ' '], 'name must not be empty'],
    [['company', 'create', '--name', 'X', '--timezone', 'Nowhere'], 'timezone must be an IANA name, not "Nowhere"'],
    [
      ['company', 'create', '--name', 'X', '--id', 'short'],
      '--id must be an id of 24 lower-case hex characters, not "short"',
    ],
    [['company', 'destroy'], "unknown command 'destroy'"],
    [['company'], 'a command is missing: company create|list'],
    [[], 'a command is missing: partner api|worker|portal|migrate|'],
    [['frobnicate'], "unknown command 'frobnicate'"],
    [['migrate', '--force'], "unknown option '--force'"],
    [['migrate', 'now'], 'too many arguments'],
    [['apply', 'file'], "required option '--company <id>' not specified"],
    [['sweep', 'everything'], 'sweep must be alerts, payments, quotes, retention or all'],
    [['sweep', 'all', '--now', 'noon'], '--now must be an RFC 3339 time, not "noon"'],
  ])('%j fails with one line: %s', async (args, message) => {
    const { status, printed, errors } = await partner.run(...args);
    expect({ status, printed }).toEqual({ status: 1, printed: [] });
    expect(errors).toContain(message);
    expect(errors.trimEnd().split('\n')).toHaveLength(1);
  });

  it.each(ofCompany)('refuses an unknown company: %s', async (line) => {
    const words = line.match(/"[^"]*"|\S+/g)!.slice(1);
    expect(await partner.run(...words)).toEqual({ status: 1, printed: [], errors: 'company not found\n' });
  });

  it('refuses to create the demo company in production', async () => {
    const production = new CommandLine({
      DATABASE_URL: testDatabase.serverUrl,
      PARTNER_ENVIRONMENT: 'production',
      PARTNER_SECRET: Buffer.from('0123456789abcdef'.repeat(2)).toString('base64'),
    });
    const { status, errors } = await production.run('demo');
    expect([status, errors]).toEqual([1, 'the demo company cannot be created in production\n']);
    expect(JSON.stringify((await production.run('company', 'list')).printed)).not.toContain('demo');
  });

  it.each([['company', 'list'], ['migrate'], ['api'], ['worker'], ['portal']])(
    'starts no database for `%s` in production',
    async (...args) => {
      const folder = await mkdtemp(join(tmpdir(), 'partner-none-'));
      const production = new CommandLine({
        PARTNER_DATA_DIR: join(folder, 'data'),
        PARTNER_ENVIRONMENT: 'production',
        PARTNER_SECRET: Buffer.from('0123456789abcdef'.repeat(2)).toString('base64'),
      });
      const { status, errors } = await production.run(...args, '--status-by-kind');
      expect([status, errors]).toEqual([
        2,
        `DATABASE_URL is not set, and ${join(folder, 'data')} has no embedded database\n`,
      ]);
      expect(await readdir(folder)).toEqual([]);
      await rm(folder, { recursive: true });
    },
  );

  it('prints help with exit status 0', async () => {
    const { status, help, errors } = await partner.help('apply', '--help');
    expect([status, help, errors]).toEqual([0, expect.stringContaining('Usage: partner apply [options] <file>'), '']);
  });

  it.each([
    ['company list --as', '--as must be a name of 1 to 100 characters'],
    ['deprecations --since 91d', '--since must be at most 90d: older uses are not kept'],
  ])('rejects %s', async (line, message) => {
    const args = line.endsWith('--as') ? [...line.split(' '), ''] : line.split(' ');
    const { status, errors } = await new CommandLine({ DATABASE_URL: 'postgres://x@127.0.0.1:1/none' }).run(...args);
    expect([status, errors]).toEqual([1, `${message}\n`]);
  });

  it.each([
    [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL must be a URL'],
    [{ DATABASE_URL: 'postgres://postgres@127.0.0.1:1/none' }, /cannot reach its database|ECONNREFUSED/],
  ])('reports what is wrong with %j', async (environment, message) => {
    const { status, errors } = await new CommandLine(environment).run('company', 'list');
    expect([status, errors]).toEqual([1, expect.stringMatching(message)]);
    expect(errors.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('the command line with an unmigrated database', () => {
  let testDatabase: TestDatabase;
  beforeAll(async () => {
    testDatabase = await freshDatabase();
    const database = new Database({ url: testDatabase.url });
    await database.query(sql`delete from migrations where name = '0003-companies'`);
    await database.close();
  });
  afterAll(() => testDatabase.drop());

  it.each([['company', 'list'], ['sweep', 'all'], ['api'], ['apply', '--company', newId(), '-']])(
    'fails for %s',
    async (...args) => {
      const { status, errors } = await new CommandLine({ DATABASE_URL: testDatabase.serverUrl }).run(...args);
      expect([status, errors]).toEqual([1, 'the database lacks 0003-companies: run "partner migrate" first\n']);
    },
  );

  it('fails in one line for a server without tables and with a login that owns nothing', async () => {
    const url = Object.assign(new URL(testDatabase.serverUrl), { pathname: `/empty_${newId()}` });
    const administrator = new Database({ url: testDatabase.url });
    await administrator.query(raw(`create database ${url.pathname.slice(1)}`));
    const { status, errors } = await new CommandLine({ DATABASE_URL: url.href }).run('api');
    await administrator.query(raw(`drop database ${url.pathname.slice(1)} with (force)`));
    await administrator.close();
    expect([status, errors]).toEqual([
      1,
      expect.stringMatching(/^the database lacks 0001-platform and \d+ more: run "partner migrate" first\n$/),
    ]);
  });

  it('fails in one line when the login may not use the tables yet', async () => {
    const url = testDatabase.serverUrl;
    const administrator = new Database({ url: testDatabase.url });
    await administrator.query(raw('revoke all on migrations from partner_cross_company'));
    await administrator.close();
    for (const words of [['api'], ['worker'], ['company', 'list']]) {
      const { status, errors } = await new CommandLine({ DATABASE_URL: url }).run(...words);
      expect([status, errors]).toEqual([
        1,
        expect.stringMatching(/may not use .* run "partner migrate" as their owner first.*\n$/),
      ]);
      expect(errors.trimEnd()).not.toContain('\n');
    }
  });
});
