// `npm run screenshots -- <link>`: pictures of every view of the portal, for docs/portal, of the service that
// `npm start` runs: <link> is the one that it prints.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { Failure } from './lib/failure.mjs';
import { root } from './lib/root.mjs';
import { runMain } from './lib/run-main.mjs';
import { findChromium } from './lib/test/find-chromium.mjs';

const folder = join(root, 'docs/portal');

await runMain('screenshots', async () => {
  const [link] = process.argv.slice(2);
  if (!link || !URL.canParse(link)) throw new Failure('name the link that signs in, as `npm start` prints it');
  const { command, env } = await findChromium();
  const browser = await chromium.launch({ executablePath: command, env, args: ['--no-sandbox'] });
  try {
    await mkdir(folder, { recursive: true });
    await pictures(await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' }), link);
  } finally {
    await browser.close();
  }
  return 0;
});

async function pictures(page, link) {
  const { origin } = new URL(link);
  const take = async (name) => {
    await page.waitForLoadState('networkidle');
    // The pointer is where nothing changes under it.
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
  await page.getByRole('heading', { name: 'Webhook endpoints' }).waitFor();
  await take('endpoints');
  if (await first('link').isVisible()) {
    await first('link').click();
    await page.getByRole('heading', { name: 'Latest deliveries' }).waitFor();
    await take('endpoint');
  }
  await visit('/deliveries', 'deliveries');
  if (await first('link').isVisible()) {
    await first('link').click();
    await page.getByRole('heading', { name: 'Attempts' }).waitFor();
    await take('delivery');
  }
  await visit('/events', 'events', () => first('link').waitFor());
  await first('link').click();
  await page.getByRole('heading', { name: 'What it says' }).waitFor();
  await take('event');
  await visit('/credentials', 'credentials', () => page.getByRole('table').waitFor());
  await page.getByRole('button', { name: 'New credential' }).click();
  await page.getByLabel('Name').fill('Website');
  await take('new-credential');
  await visit('/audit', 'audit', () => page.getByRole('table').waitFor());
  await visit('/sessions', 'sessions', () => page.getByRole('table').waitFor());
  await visit('/signature', 'signature');
  await page.getByLabel('X-Service-Signature').fill(`t=1767225600,v1=${'5257a869'.repeat(8)}`);
  await page.getByLabel('Body').fill('{"id":"65f0c0ffee0000000000e001","type":"lead.created"}');
  await page.getByLabel('Signing secret').fill(`whsec_${'x'.repeat(43)}`);
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByText('The check fails').waitFor();
  await take('signature');
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit('/deliveries', 'deliveries-dark');
}
