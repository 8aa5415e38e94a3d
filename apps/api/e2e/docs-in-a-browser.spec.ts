import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accessibilityViolations } from '@partner/testing';
import type { Page } from 'playwright-core';
import { DocsBrowser } from './support/docs-browser.js';
import { showsOnPhone } from './support/guide-on-phone.js';

describe('documentation in a browser (R103)', () => {
  let docs: DocsBrowser;
  let page: Page;

  beforeAll(async () => {
    docs = await DocsBrowser.start();
    page = docs.page;
  });
  afterAll(() => docs.stop());

  it('shows guides on a phone, in light and dark mode', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await showsOnPhone(page, 'quick-start');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Guides' }).getByRole('link', { name: 'Webhooks' }).click();
    await page.waitForURL('**/docs/guides/webhooks');
    for (const path of ['/docs/guides/webhooks', '/docs/guides/nothing']) {
      await page.goto(path);
      for (const theme of ['dark', 'light']) {
        await page.getByRole('button', { name: 'Light or dark' }).click();
        expect(await page.locator('html').getAttribute('data-theme')).toBe(theme);
        expect(await accessibilityViolations(page)).toEqual([]);
      }
    }
    await page.setViewportSize({ width: 1400, height: 900 });
    await page.goto('/docs/guides/data-model');
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Payment', exact: true })
      .click();
    await page.waitForURL('**/docs/guides/data-model#payment');
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  /** Languages of the samples that are shown. */
  const languages = () =>
    page.evaluate<string[]>(
      `[...new Set([...document.querySelectorAll('fieldset ~ pre')].filter((one) => one.checkVisibility())
        .map((one) => one.dataset.language))]`,
    );

  it('remembers the language of the samples, and copies code and pages', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const clipboard = () => page.evaluate<string>('navigator.clipboard.readText()');
    await page.goto('/docs/guides/quick-start');
    expect(await languages()).toEqual(['sh']);
    await page.getByRole('radio', { name: 'curl' }).first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await languages()).toEqual(['python']);
    await page.goto('/docs/guides/sandbox');
    expect(await languages()).toEqual(['python']);
    const code = page.locator('fieldset ~ pre:visible').first();
    await code.locator('xpath=..').getByRole('button', { name: 'Copy' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await clipboard()).toBe(await code.textContent());
    await code.focus();
    expect(await page.evaluate('document.activeElement.dataset.language')).toBe('python');
    await page.getByRole('button', { name: 'Copy for an assistant' }).click();
    await page.getByRole('button', { name: 'Copied' }).nth(1).waitFor();
    expect(await clipboard()).toMatch(/^# Testing in the sandbox\n/);
  });

  it('finds pages with one word of several, and shows them as plain text', async () => {
    await page.goto('/docs/guides/quick-start');
    const results = page.getByRole('listbox').getByRole('option');
    const found = async (words: string): Promise<string> => {
      await page.getByRole('combobox').fill(words);
      await results.first().waitFor();
      return (await results.allTextContents()).join('\n');
    };
    expect(await found('quagga xylophone')).toBe('No results for: quagga xylophone');
    expect(await found('idempotency xylophone')).toMatch(/idempotency/i);
    for (const words of [
      'unknown event type',
      'idempotency key',
      'cursor',
      'webhook signature',
      'limit',
      'erase a customer',
    ])
      expect(await found(words)).not.toMatch(/`|\*\*|\]\(|^#+ |\|.*\|/m);
    await page.reload();
  });

  it('works without scripts, except for conveniences', async () => {
    const plain = await docs.openPlain();
    await plain.goto('/docs/guides/quick-start');
    await plain.getByText('TypeScript', { exact: true }).first().click();
    expect(await plain.locator('fieldset ~ pre:visible').first().getAttribute('data-language')).toBe('ts');
    await plain.goto('/docs');
    expect(await plain.locator('dd:visible').allTextContents()).toContainEqual(
      expect.stringMatching(/^POST \/partner\/v1\/leads createLead/),
    );
    await plain.close();
  });

  it('finds guides, operations, events and errors with the keyboard', async () => {
    for (const [words, title, path] of [
      ['verify signatrue', 'Webhooks: Verifying the signature', '/docs/guides/webhooks#verifying-the-signature'],
      ['unit_taken', 'unit_taken', '/docs/guides/errors#unit_taken'],
      ['work_order.updated', 'work_order.updated', '/docs/guides/events#work-order'],
      ['createLead', 'Create a lead', '/docs#tag/leads/createLead'],
    ] as const) {
      await page.keyboard.press('/');
      await page.keyboard.type(words);
      const best = page.getByRole('option', { selected: true });
      await best.filter({ hasText: title }).waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${path}`);
    }
  });

  it('sends a request to the demo company with the entered key', async () => {
    // From another page, to force a reload.
    await page.goto('/docs/guides/sandbox');
    await page.goto('/docs#tag/leads/listLeads');
    await docs.operation('listLeads').getByRole('heading', { name: 'List leads' }).waitFor();
    await page.getByPlaceholder('Token').first().fill(docs.demo.company.key);
    expect(await docs.operation('listLeads').textContent()).toContain('PARTNER_KEY');
    await docs
      .operation('listLeads')
      .getByRole('button', { name: /Test Request/ })
      .click();
    const answer = page.waitForResponse((one) => one.url().includes('/partner/v1/leads'));
    await page.getByRole('button', { name: /^Send/ }).first().click();
    expect((await answer).status()).toBe(200);
    expect(((await (await answer).json()) as { total: number }).total).toBeGreaterThan(50);
  });

  it('requests nothing from other hosts, and violates no policy', async () => {
    expect(docs.complaints).toEqual([]);
    for (const path of ['/docs', '/docs/guides/errors', '/docs/assets/scalar.js', '/docs/assets/search.js']) {
      const { headers } = await fetch(docs.demo.api.url + path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'; script-src 'self';");
      expect(policy).toContain("connect-src 'self';");
      expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
    }
  });
});
