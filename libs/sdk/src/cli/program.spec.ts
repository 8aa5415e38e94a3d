import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import { knownOperations } from '../generated/operations.js';
import { commands } from './program.js';
import { runCommandLine } from './terminal.fixture.js';
import { recipes, uncaused } from './trigger/recipes.js';

/** A configuration without logins. */
const nowhere = { PARTNER_CONFIG_DIR: '/nonexistent' };
const access = {
  ...nowhere,
  PARTNER_API: 'http://127.0.0.1:1',
  PARTNER_KEY: `pk_test_${'0'.repeat(24)}_${'0'.repeat(24)}_x`,
};
const document = JSON.parse(readFileSync(new URL('../../../../docs/openapi.json', import.meta.url), 'utf8')) as {
  readonly webhooks: object;
};

describe('the command line', () => {
  it('describes its commands, and each command its options and examples', async () => {
    const all = await runCommandLine(['--help']);
    expect(all).toMatchObject({ status: 0, errors: '' });
    for (const { name, options, examples } of commands) {
      expect(all.output).toContain(`\n  ${name}`);
      const one = await runCommandLine([name, '--help']);
      expect(one).toMatchObject({ status: 0, errors: '' });
      expect(one).toEqual(await runCommandLine(['help', name]));
      for (const option of Object.keys(options)) expect(one.output).toContain(`\n  --${option} `);
      for (const example of examples) expect(one.output).toContain(`\n  ${example}\n`);
      for (const line of one.output.split('\n').filter((text) => !text.startsWith('  partner')))
        expect(line.length).toBeLessThanOrEqual(96);
    }
  });

  it('has its version', async () => {
    expect(await runCommandLine(['--version'])).toEqual({ status: 0, output: '1.2.3\n', errors: '' });
  });

  it.each([
    [['lisen'], 'partner: there is no command lisen (did you mean listen?)'],
    [['help', 'lisen'], 'partner: there is no command lisen (did you mean listen?)'],
    [['--verbose'], 'partner: unknown option --verbose'],
    [['--constructor'], 'partner: unknown option --constructor'],
    [['constructor'], 'partner: there is no command constructor'],
    [['listen', '--forwrd', 'x'], 'unknown option --forwrd (did you mean --forward?)'],
    [['listen', '--forward'], '--forward needs a value'],
    [['listen', '--json=yes'], '--json takes no value'],
    [['listen', '--forward', 'localhost:4242'], '--forward must be an http address'],
    [['listen', 'lead.created'], '"lead.created" is not expected here'],
    [['listen'], 'the address of the API is missing: add --api <url>, or set PARTNER_API', nowhere],
    [['events'], 'there is no API key for http://x: run `partner login --api http://x`', { PARTNER_API: 'http://x/' }],
    [['events', '--limit', '0'], '--limit must be a whole number from 1 to 10000, not "0"'],
    [['trigger'], '<event> is missing; `partner trigger --list` lists the event types'],
    [['trigger', 'lead.create'], 'there is no event type lead.create (did you mean lead.created?)'],
    [['trigger', 'constructor'], 'there is no event type constructor'],
    [['call', 'constructor'], 'there is no operation constructor'],
    [['call'], '<operation> is missing; `partner call --list` lists the operations'],
    [['call', 'creatLead'], 'there is no operation creatLead (did you mean createLead?)'],
    [['call', 'getLead'], '--id is required: the path is /partner/v1/leads/{id}'],
    [['call', 'listLeads', '--body', '{}'], '--body is not possible: this is a GET request'],
    [['call', 'createLead', '--name', 'Ada'], 'unknown option --name: put the fields of the record into --body'],
    [['call', 'createLead', '--body', '{'], '--body is not valid JSON'],
    [['call', 'createLead', '--body', '@/nonexistent'], 'cannot read /nonexistent: it does not exist'],
    [['login', '--key', 'whsec_x'], 'this is the signing secret of a webhook; an API key begins with pk_'],
    [['login', '--key', 'cs_x'], 'this is the secret of an OAuth client'],
    [['login', '--key', 'pk_test_1'], 'this is not a complete API key'],
    [['login'], 'no key was entered'],
    [['verify', '--signature', 't=1'], '--secret is required'],
    [['certify'], '<url> is missing'],
    [['certify', 'http://x'], '--secret is required'],
  ])('answers %j with one line and status 2', async (args, message, environment: object = access) => {
    const { status, output, errors } = await runCommandLine(args, { ...nowhere, ...environment });
    expect([status, output, errors.trim().split('\n')]).toEqual([2, '', [expect.stringContaining(message)]]);
    expect(errors).toMatch(/See `partner (\w+ )?--help`\.\n$/);
  });

  it.each([
    [['trigger', 'quote.sent'], 'no call causes quote.sent: only a user of the company can cause it, in the portal'],
    [
      ['trigger', 'lead.created', '--key', `pk_live_${'0'.repeat(24)}_${'0'.repeat(24)}_x`],
      'so it needs a key of a sandbox',
    ],
    [['verify', '--secret', 'x', '--signature', ''], 'the signature header is missing or malformed'],
  ])('fails %j with one line and status 1', async (args, message) => {
    const { status, errors } = await runCommandLine(args, access);
    expect([status, errors.trim().split('\n')]).toEqual([1, [expect.stringContaining(message)]]);
  });

  it('says why the API cannot be reached', async () => {
    const server = createServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    server.close();
    // A change with an expected version is not retried.
    const words = ['call', 'updateLead', '--id', '1', '--if-match', '1', '--body', '{}'];
    const { status, errors } = await runCommandLine(words, { ...access, PARTNER_API: url });
    expect([status, errors]).toEqual([
      1,
      expect.stringMatching(/^partner call: the connection failed: .*ECONNREFUSED/),
    ]);
  });

  it('prints each warning of the API once', async () => {
    const server = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'partner-warning': 'limt was ignored' }).end('{}');
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const warned = jest.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    const { status, errors } = await runCommandLine(['call', 'listLeads'], { ...access, PARTNER_API: url });
    const printed = [...warned.mock.calls];
    warned.mockRestore();
    server.close();
    server.closeAllConnections();
    expect([status, errors, printed]).toEqual([0, 'warning: limt was ignored\n', []]);
  });

  it.each(['call getMe', `login --key ${access.PARTNER_KEY}`])('stops %j while a request is running', async (line) => {
    const stop = new AbortController();
    const server = createServer((_, response) => {
      stop.abort();
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"companyName":"A","scopes":[]}');
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const folder = mkdtempSync(join(tmpdir(), 'partner-cli-'));
    const environment = { PARTNER_KEY: access.PARTNER_KEY, PARTNER_API: url, PARTNER_CONFIG_DIR: folder };
    const stopped = await runCommandLine(line.split(' '), environment, '', stop.signal);
    const stored = readdirSync(folder);
    rmSync(folder, { recursive: true });
    server.close();
    server.closeAllConnections();
    expect([stopped, stored]).toEqual([{ status: 0, output: '', errors: '' }, []]);
  });

  it('causes every documented event by calls, or says who can cause it', async () => {
    expect([...Object.keys(recipes), ...Object.keys(uncaused)].sort()).toEqual(Object.keys(document.webhooks).sort());
    const { output } = await runCommandLine(['trigger', '--list']);
    expect(output).toContain('lead.created               listLocations → createLead\n');
    const { output: lines } = await runCommandLine(['trigger', '--list', '--json']);
    expect(lines.trim().split('\n')).toHaveLength(Object.keys(document.webhooks).length);
  });

  it('lists every operation', async () => {
    const { output } = await runCommandLine(['call', '--list']);
    expect(output.trim().split('\n')).toHaveLength(Object.keys(knownOperations).length);
  });
});
