// `npm run verify -- screenshots <link>`: takes the pictures of the portal and the reference that the README shows. The
// service is the one that `npm start` runs; <link> is the sign-in link that it prints.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { Failure } from '../../lib/failure.mjs';
import { root } from '../../lib/root.mjs';
import { runMain } from '../../lib/run-main.mjs';
import { findChromium } from '../../lib/test/find-chromium.mjs';

/** Webhook receiver for the pictures. It returns 500 for `/orders` and 200 for every other path. */
const server = createServer((request, response) => {
  request.resume().once('end', () => response.writeHead(request.url === '/orders' ? 500 : 200).end());
});

await runMain('screenshots', async () => {
  const [link] = process.argv.slice(2);
  if (!link || !URL.canParse(link)) throw new Failure('Pass the sign-in link that `npm start` prints');
  const { command, env } = await findChromium();
  const browser = await chromium.launch({ executablePath: command, env, args: ['--no-sandbox'] });
  try {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    await take(await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' }), link);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
  return 0;
});

async function take(page, link) {
  const { origin } = new URL(link);
  const picture = async (name) => {
    await page.waitForLoadState('networkidle');
    const path = `docs/portal/${name}.png`;
    await page.screenshot({ path: join(root, path) });
    process.stdout.write(`${path}\n`);
  };
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Home' }).waitFor();
  await createEndpoints(page, origin);
  await page.goto(`${origin}/deliveries`);
  await page.getByText('Retrying').first().waitFor();
  await picture('deliveries');
  const { apiUrl } = await (await page.request.get(`${origin}/api/session`)).json();
  await page.goto(`${apiUrl}/docs#tag/leads/createLead`);
  await page.getByRole('heading', { name: 'Create a lead' }).first().waitFor();
  // The viewer scrolls to the operation after it has rendered those above it.
  await page.waitForTimeout(3_000);
  await picture('reference');
}

/** Creates a failing and a working endpoint, and redelivers the latest events to both. */
async function createEndpoints(page, origin) {
  const { csrfToken } = await (await page.request.get(`${origin}/api/session`)).json();
  const headers = { 'x-csrf-token': csrfToken };
  const send = async (method, path, data) =>
    (await page.request.fetch(`${origin}/api/${path}`, { method, headers, ...(data && { data }) })).json();
  const { data: events } = await send('GET', 'events?limit=12');
  const receiver = `http://127.0.0.1:${server.address().port}`;
  for (const path of ['orders', 'crm']) {
    const { endpoint } = await send('POST', 'endpoints', { url: `${receiver}/${path}` });
    for (const { id } of events) await send('POST', `deliveries/${id}/${endpoint.id}/redeliver`);
  }
}
