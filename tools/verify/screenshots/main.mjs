// `npm run verify -- screenshots <link>`: takes screenshots of the portal and the reference for docs/portal, and of the
// documentation in all sizes and themes. The service is the one that `npm start` runs; <link> is the sign-in link that
// it prints, or the address of the API for pictures of the documentation only.
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { Failure } from '../../lib/failure.mjs';
import { root } from '../../lib/root.mjs';
import { runMain } from '../../lib/run-main.mjs';
import { findChromium } from '../../lib/test/find-chromium.mjs';
import { takeDocumentation } from './documentation.mjs';

const folder = join(root, 'docs/portal');

/** Webhook receiver for the screenshots. It returns 500 for `/orders` and 200 for every other path. */
const server = createServer((request, response) => {
  request.resume().once('end', () => {
    response.statusCode = request.url === '/orders' ? 500 : 200;
    response.end(response.statusCode === 500 ? '{"message": "no such table: orders"}' : 'thank you');
  });
});
const receiver = { url: '' };

await runMain('screenshots', async () => {
  const [link] = process.argv.slice(2);
  if (!link || !URL.canParse(link)) throw new Failure('Pass the sign-in link that `npm start` prints');
  const { command, env } = await findChromium();
  const browser = await chromium.launch({ executablePath: command, env, args: ['--no-sandbox'] });
  try {
    if (new URL(link).pathname === '/') {
      await takeDocumentation(browser, new URL(link).origin);
      return 0;
    }
    await once(server.listen(0, '127.0.0.1'), 'listening');
    receiver.url = `http://127.0.0.1:${server.address().port}`;
    await mkdir(folder, { recursive: true });
    await takeScreenshots(await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' }), link);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
  return 0;
});

async function takeScreenshots(page, link) {
  const { origin } = new URL(link);
  const take = async (name) => {
    await page.waitForLoadState('networkidle');
    // Moves the pointer away from elements that change on hover.
    await page.mouse.move(1270, 790);
    await page.evaluate('Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined)))');
    await page.screenshot({ path: join(folder, `${name}.png`) });
    process.stdout.write(`docs/portal/${name}.png\n`);
  };
  const visit = async (path, name, ready) => {
    await page.goto(origin + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (ready) await ready();
    await take(name);
  };
  const first = (role) => page.getByRole('table').getByRole(role).first();
  await visit('/sign-in', 'sign-in');
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Home' }).waitFor();
  const failing = await createEndpoints(page, origin);
  await visit('/endpoints', 'endpoints', () => first('link').waitFor());
  await visit(`/endpoints/${failing}`, 'endpoint', () => page.getByText('Retrying').first().waitFor());
  await visit('/deliveries', 'deliveries', () => first('link').waitFor());
  await visit(`/deliveries?endpointId=${failing}`, 'deliveries-filtered', () => first('link').waitFor());
  await first('link').click();
  await page.getByText('Your server failed.').first().waitFor();
  await take('delivery');
  await visit('/events', 'events', () => first('link').waitFor());
  await first('link').click();
  await page.getByRole('heading', { name: 'Event data' }).waitFor();
  await take('event');
  await visit('/deliveries?type=lead.created', 'replay', () => page.getByRole('button', { name: 'Replay…' }).click());
  const requestId = await sendRequests(page, origin);
  await visit('/requests', 'requests', () => first('link').waitFor());
  await visit('/usage?span=day', 'usage', () => page.getByRole('img', { name: /requests over time/ }).waitFor());
  await visit('/', 'home', () => first('link').waitFor());
  await visit('/team', 'team', () => page.getByRole('table').first().waitFor());
  await visit(`/trace?requestId=${requestId}`, 'trace', () =>
    page
      .getByText(/^Attempt 1/)
      .first()
      .waitFor(),
  );
  await visit('/credentials', 'credentials', () => page.getByRole('table').waitFor());
  await page.getByRole('button', { name: 'New credential' }).click();
  await page.getByLabel('Name').fill('Website');
  await take('new-credential');
  await visit('/audit', 'audit', () => page.getByRole('table').waitFor());
  await visit('/security', 'security', () => page.getByRole('table').waitFor());
  await visit('/signature', 'signature');
  await page.getByLabel('X-Service-Signature').fill(`t=1767225600,v1=${'5257a869'.repeat(8)}`);
  await page.getByLabel('Body').fill('{"id":"65f0c0ffee0000000000e001","type":"lead.created"}');
  await page.getByLabel('Signing secret').fill(`whsec_${'x'.repeat(43)}`);
  await page.getByRole('button', { name: 'Check signature' }).click();
  await page.getByText('The check failed', { exact: true }).waitFor();
  await take('signature');
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit('/deliveries', 'deliveries-dark');
  await visit('/usage?span=day', 'usage-dark', () => page.getByRole('img', { name: /requests over time/ }).waitFor());
  await page.emulateMedia({ colorScheme: 'light' });
  const { apiUrl } = await (await page.request.get(`${origin}/api/session`)).json();
  await page.goto(`${apiUrl}/docs#tag/leads/createLead`);
  await page.getByRole('heading', { name: 'Create a lead' }).first().waitFor();
  await page.waitForTimeout(3_000);
  await take('reference');
  await takeDocumentation(page.context().browser(), apiUrl);
}

/** Sends requests with a new credential: reads, rejected calls and a new lead. @returns the ID of the last request. */
async function sendRequests(page, origin) {
  const { csrfToken, apiUrl } = await (await page.request.get(`${origin}/api/session`)).json();
  const response = await page.request.post(`${origin}/api/credentials`, {
    headers: { 'x-csrf-token': csrfToken },
    data: { type: 'api_key', name: 'Website', scopes: ['all'] },
  });
  const { apiKey } = await response.json();
  const call = (method, path, data, requestId) =>
    page.request.fetch(`${apiUrl}/partner/v1/${path}`, {
      method,
      headers: { authorization: `Bearer ${apiKey}`, ...(requestId && { 'x-request-id': requestId }) },
      ...(data && { data }),
    });
  for (const path of ['orders', 'quotes', 'lot-stock', 'orders', 'leads/unknown', 'customers']) await call('GET', path);
  await call('POST', 'leads', { colour: 'red' });
  const { data } = await (await call('GET', 'locations')).json();
  const lead = { locationId: data[0].id, customer: { name: 'Ada Miller', email: 'ada@example.com' } };
  await call('POST', 'leads', lead, 'website-4711');
  // The request log and the deliveries are written within a second. The delivery attempts follow.
  await page.waitForTimeout(3_000);
  return 'website-4711';
}

/** Creates a failing and a working endpoint and redelivers the latest events. @returns the ID of the failing one. */
async function createEndpoints(page, origin) {
  const { csrfToken } = await (await page.request.get(`${origin}/api/session`)).json();
  const headers = { 'x-csrf-token': csrfToken };
  const send = async (method, path, data) =>
    (await page.request.fetch(`${origin}/api/${path}`, { method, headers, ...(data && { data }) })).json();
  const { data: events } = await send('GET', 'events?limit=12');
  const ids = [];
  for (const [path, types] of [
    ['orders', ['order.created', 'order.updated']],
    ['crm', undefined],
  ]) {
    const { endpoint } = await send('POST', 'endpoints', { url: `${receiver.url}/${path}`, ...(types && { types }) });
    ids.push(endpoint.id);
    for (const { id } of events) await send('POST', `deliveries/${id}/${endpoint.id}/redeliver`);
  }
  return ids[0];
}
