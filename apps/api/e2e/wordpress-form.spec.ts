import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { guideBlocks } from '../src/testing/guide-script.js';
import { TestApi, type TestCompany } from './support/test-api.js';
import { at, findLanguages, unpackClients } from './support/unpacked-clients.js';

/** The functions of WordPress that the plugin calls, and a page that has its form. */
const wordpress = `<?php
define('ABSPATH', __DIR__);
define('PARTNER_KEY', getenv('PARTNER_KEY'));
define('PARTNER_LOCATION', getenv('LOCATION'));
define('PARTNER_API', isset($_GET['unreachable']) ? 'http://127.0.0.1:1' : getenv('API'));
function add_shortcode($name, $function) { $GLOBALS[$name] = $function; }
function wp_unslash($value) { return $value; }
function sanitize_text_field($text) { return trim(strip_tags($text)); }
function wp_generate_uuid4() { return bin2hex(random_bytes(16)); }
function esc_html($text) { return htmlspecialchars($text, ENT_QUOTES); }
function esc_attr($text) { return htmlspecialchars($text, ENT_QUOTES); }
require 'partner-lead-form.php';
echo $GLOBALS['partner_lead_form']();
`;

describe('the recipe of a form in WordPress', () => {
  let api: TestApi;
  let company: TestCompany;
  let folder: string;
  let site: ChildProcess | undefined;
  let url: string;

  beforeAll(async () => {
    api = await TestApi.start();
    company = await api.company();
    const { body } = await company.post<{ id: string }>('locations', { name: 'Lot', address: '1 Main St' });
    folder = await mkdtemp(join(tmpdir(), 'partner-wordpress-'));
    await unpackClients(folder);
    const blocks = guideBlocks(await readFile(at('docs/guides/recipe-wordpress-form.md'), 'utf8'));
    await writeFile(
      join(folder, 'partner-lead-form.php'),
      blocks.find(({ text }) => text.includes('Plugin Name'))!.text,
    );
    await writeFile(join(folder, 'index.php'), wordpress);
    const { php } = await findLanguages();
    const { freePort } = (await import(at('tools/lib/free-port.mjs'))) as { freePort: () => Promise<number> };
    const address = `127.0.0.1:${await freePort()}`;
    const env = { ...php.env, API: api.url, PARTNER_KEY: company.key, LOCATION: body.id };
    site = spawn(php.command, ['-S', address, '-t', folder], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    const lines = createInterface({ input: site.stderr! });
    for await (const line of lines) if (line.includes('started')) break;
    site.stderr!.resume();
    url = `http://${address}/`;
  });

  afterAll(async () => {
    const ended = site && once(site, 'exit');
    site?.kill();
    await ended;
    await api?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const send = async (fields: Readonly<Record<string, string>>, path = ''): Promise<string> => {
    const body = new URLSearchParams(
      Object.entries(fields).map(([name, value]): [string, string] => [`lead[${name}]`, value]),
    );
    return (await fetch(url + path, { method: 'POST', body })).text();
  };
  const countLeads = async (): Promise<number> => (await company.get<{ total: number }>('leads')).body.total;

  it('shows the form, with another submission for each visitor', async () => {
    const submissions = await Promise.all(
      [0, 1].map(async () => /value="(\w{32})"/.exec(await (await fetch(url)).text())),
    );
    expect(submissions[0]![1]).not.toBe(submissions[1]![1]);
  });

  it('creates one lead, also if the form is sent twice', async () => {
    const form = { submission: 'first', name: "Ada O'Neil", email: 'ada@example.com', phone: '' };
    const [first, second] = [await send(form), await send(form)];
    expect(first).toMatch(/^<p>Thank you\. Your request has the number \d+\.<\/p>$/);
    expect([second, await countLeads()]).toEqual([first, 1]);
    expect((await company.get('leads')).body).toMatchObject({
      data: [{ salesSource: 'Website', customer: { name: "Ada O'Neil", email: 'ada@example.com' } }],
    });
  });

  it('says what to correct, keeps what was entered, and accepts the correction', async () => {
    const form = { submission: 'second', name: 'Bo "B" Li', email: 'nothing' };
    const refused = await send(form);
    expect(refused).toMatch(/<p role="alert">Please correct the form: 400: [^<]*email/);
    for (const kept of ['value="Bo &quot;B&quot; Li"', 'value="nothing"', 'value="second"'])
      expect(refused).toContain(kept);
    expect(await send({ ...form, email: 'bo@example.com' })).toContain('Thank you');
  });

  it('apologizes without details while the API is unreachable', async () => {
    const before = await countLeads();
    const shown = await send({ submission: 'third', email: 'cy@example.com' }, '?unreachable');
    expect(shown).toContain('<p role="alert">We could not receive your request. Please try again');
    expect(shown).not.toMatch(/127\.0\.0\.1|Warning/);
    expect([shown.includes('value="cy@example.com"'), await countLeads()]).toEqual([true, before]);
  });
});
