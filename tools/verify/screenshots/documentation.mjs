import { mkdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from '../../lib/root.mjs';

const folder = join(root, 'node_modules/.cache/screenshots');

/** Pages of the documentation by the name of their pictures. */
const pages = {
  guide: '/docs/guides/quick-start',
  'data-model': '/docs/guides/data-model',
  errors: '/docs/guides/errors',
  missing: '/docs/guides/nothing',
  reference: '/docs#tag/leads/createLead',
};

/** Takes screenshots of the documentation for a look at every size and theme. They are not committed. */
export async function takeDocumentation(browser, apiUrl) {
  await mkdir(folder, { recursive: true });
  for (const width of [390, 1280, 1920]) {
    for (const colorScheme of ['light', 'dark']) {
      const viewport = { width, height: width === 390 ? 844 : 900 };
      const context = await browser.newContext({ viewport, colorScheme });
      const page = await context.newPage();
      for (const [name, path] of Object.entries(pages)) {
        await page.goto(apiUrl + path);
        await page
          .getByRole('heading', { level: name === 'reference' ? 3 : 1 })
          .first()
          .waitFor();
        await page.waitForLoadState('networkidle');
        // The viewer scrolls to the operation after it has rendered those above it.
        if (name === 'reference') await page.waitForTimeout(3_000);
        const file = join(folder, `${name}-${width}-${colorScheme}.png`);
        await page.screenshot({ path: file });
        process.stdout.write(`${relative(root, file)}\n`);
      }
      await context.close();
    }
  }
}
