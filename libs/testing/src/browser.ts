import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';

/** Opens the browser of this machine, as found by `npm test`. */
export async function openBrowser(): Promise<Browser> {
  // Loaded lazily, because few tests need it and it loads slowly.
  const { chromium } = await import('playwright-core');
  const libraries = process.env['PARTNER_TEST_CHROMIUM_LIBRARIES'];
  return chromium.launch({
    executablePath: process.env['PARTNER_TEST_CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--force-color-profile=srgb'],
    env: { ...(process.env as Record<string, string>), ...(libraries !== undefined && { LD_LIBRARY_PATH: libraries }) },
  });
}

/** Collects violations of a page as they happen: errors, requests blocked by the policy, requests to other hosts. */
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
 * Returns the violations that axe-core finds on the page (WCAG 2.2 AA), one line per element.
 * @param within selectors to check; the whole page by default.
 * @param except rules to ignore.
 */
export async function accessibilityViolations(
  page: Page,
  within: readonly string[] = ['html'],
  except: readonly string[] = [],
): Promise<string[]> {
  // Waits for animations, such as fade-ins.
  await page.evaluate('Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined)))');
  // A transition that begins while axe-core runs would show a color between two.
  await page.evaluate(`
    globalThis.noMotion = new CSSStyleSheet();
    noMotion.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important; }');
    document.adoptedStyleSheets.push(noMotion);
  `);
  await page.evaluate(await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await page.evaluate<{
    violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
  }>(`axe.run(${JSON.stringify(within)}, { runOnly: ${JSON.stringify(tags)} })`);
  await page.evaluate('document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== noMotion)');
  return violations
    .filter(({ id }) => !except.includes(id))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 300)} ${failureSummary ?? ''}`),
    );
}
