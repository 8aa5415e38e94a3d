import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';

/** The browser of this machine, as `npm test` found it. */
export async function openBrowser(): Promise<Browser> {
  // Few tests need it, and it takes a while to load.
  const { chromium } = await import('playwright-core');
  const libraries = process.env['PARTNER_TEST_CHROMIUM_LIBRARIES'];
  return chromium.launch({
    executablePath: process.env['PARTNER_TEST_CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--force-color-profile=srgb'],
    env: { ...(process.env as Record<string, string>), ...(libraries !== undefined && { LD_LIBRARY_PATH: libraries }) },
  });
}

/** What a page must not do, as it happens: errors, what the policy refuses, requests to other hosts. */
export function watchPage(page: Page, origin: string): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    const isRefusal = /Content Security Policy/.test(message.text());
    if (isRefusal || (message.type() === 'error' && !/Failed to load resource/.test(message.text())))
      complaints.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !url.startsWith('data:')) complaints.push(`another host: ${url}`);
  });
  return complaints;
}

/**
 * What axe-core finds on the page as it is shown (WCAG 2.2 AA), a line for each element.
 * @param within selectors of what is looked at; the whole page unless given. @param except rules.
 */
export async function accessibilityViolations(
  page: Page,
  within: readonly string[] = ['html'],
  except: readonly string[] = [],
): Promise<string[]> {
  // Whatever fades in is there.
  await page.evaluate('Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined)))');
  await page.evaluate(await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await page.evaluate<{
    violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
  }>(`axe.run(${JSON.stringify(within)}, { runOnly: ${JSON.stringify(tags)} })`);
  return violations
    .filter(({ id }) => !except.includes(id))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 300)} ${failureSummary ?? ''}`),
    );
}
