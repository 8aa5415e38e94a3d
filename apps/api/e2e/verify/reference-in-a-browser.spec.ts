import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accessibilityViolations } from '@partner/testing';
import type { Locator, Page } from 'playwright-core';
import { DocsBrowser } from '../support/docs-browser.js';

/** Findings of axe in the third-party viewer, which we cannot fix. */
const ofViewer = ['button-name', 'heading-order', 'region'];

describe('reference in a browser (R103)', () => {
  let docs: DocsBrowser;
  let page: Page;

  beforeAll(async () => {
    docs = await DocsBrowser.start();
    page = docs.page;
  });
  afterAll(() => docs.stop());

  const pathOf = (): string => page.url().slice(docs.demo.api.url.length);
  const boxOf = async (element: Locator) => {
    const { x, y, width, height } = (await element.boundingBox())!;
    return { left: x, right: x + width, bottom: y + height, width };
  };

  it('opens search results in the reference, and returns to the guides', async () => {
    await page.goto('/docs#tag/leads/createLead');
    await docs.operation('createLead').getByRole('heading', { name: 'Create a lead' }).waitFor();
    expect(await docs.operation('createLead').getByText('OAuth scopes').isVisible()).toBe(false);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('quagga xylophone');
    await page.getByText('No results for').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('combobox').fill('list customers');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await docs.operation('listCustomers').getByRole('heading', { name: 'List customers' }).waitFor();
    expect(pathOf()).toBe('/docs#tag/customers/listCustomers');
    expect(await accessibilityViolations(page, ['body > header', '[id$="/listCustomers"]'], ofViewer)).toEqual([]);
    const head = page.getByRole('navigation', { name: 'Documentation' });
    await head.getByRole('link', { name: 'Guides' }).click();
    await page.waitForURL('**/docs/guides/quick-start');
    await head.getByRole('link', { name: 'Reference' }).click();
    await page.waitForURL('**/docs');
  });

  it('shows samples in four languages, with ids of records that the portal passes', async () => {
    const id = '0123456789abcdef01234567';
    await page.goto(`/docs?lead=${id}&order=nothing#tag/leads/getLead`);
    const sample = docs.operation('getLead').locator('.request-card');
    for (const [language, text] of [
      ['curl', 'curl -sS'],
      ['TypeScript', 'client.getLead'],
      ['PHP', '$client->leads->get'],
      ['Python', 'client.leads.get'],
    ] as const) {
      await sample.getByRole('button', { name: /^(curl|TypeScript|PHP|Python)$/ }).click();
      await page.getByRole('option', { name: language }).click();
      await sample.getByText(text).first().waitFor();
      const shown = await sample.textContent();
      for (const part of [docs.demo.api.url, id, 'PARTNER_KEY']) expect(shown).toContain(part);
    }
  });

  it('is filled in for a request that the portal passes, with its token, which leaves the address (A12)', async () => {
    const token = docs.demo.company.key;
    const request = { token, method: 'GET', url: '/partner/v1/customers?search=ada%20m&limit=1' };
    await page.goto(`/docs#${new URLSearchParams(request).toString()}`);
    await docs
      .operation('listCustomers')
      .getByRole('button', { name: /Test Request/ })
      .click();
    expect(pathOf()).toBe('/docs#tag/customers/listCustomers');
    const client = page.locator('main').last();
    const sent = page.waitForResponse(/customers/);
    await client.getByRole('button', { name: /^Send/ }).first().click();
    expect([(await sent).status(), (await sent).url()]).toEqual([200, expect.stringContaining('search=ada')]);
  });

  it.each([1280, 1920])('uses the width of a %d pixel window', async (width) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/docs/guides/errors');
    const guide = await boxOf(page.locator('main'));
    const contents = await boxOf(page.getByRole('navigation', { name: 'On this page' }));
    expect([contents.left > guide.right, contents.right < width]).toEqual([true, true]);
    expect(guide.width).toBeGreaterThan(700);
    await page.goto('/docs#tag/leads/listLeads');
    const leads = docs.operation('listLeads');
    const heading = leads.getByRole('heading', { name: 'List leads' });
    await heading.waitFor();
    const reference = await boxOf(page.locator('main'));
    expect([reference.right, reference.width > guide.width]).toEqual([width, true]);
    // The request is beside the text, not below it.
    const send = leads.getByRole('button', { name: /Test Request/ });
    expect((await boxOf(send)).left).toBeGreaterThan(width / 2);
    expect((await boxOf(leads.getByText('Returns the leads of your company'))).right).toBeLessThan(width * 0.62);
    await send.click();
    await page.getByRole('button', { name: /^Send/ }).first().waitFor();
    const client = await boxOf(page.locator('main').last());
    expect([client.width > 1200, client.bottom <= 900]).toEqual([true, true]);
    expect(Math.abs(client.left - (width - client.right))).toBeLessThan(2);
  });

  it('requests nothing from other hosts', () => {
    expect(docs.complaints).toEqual([]);
  });
});
