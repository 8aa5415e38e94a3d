import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openBrowser } from '@partner/testing';
import type { Browser } from 'playwright-core';
import { type Call, createLead, Stack } from '../support/stack.js';
import { Visitor } from '../support/visitor.js';

/** Name without a space; a person's or an endpoint's has at most 100 letters. */
const long = (first: string, letters = 100): string => first.padEnd(letters, 'w');

/** Elements whose content is wider than they are, outside of tables that scroll. */
const spilled = `[...document.querySelectorAll('body *')].filter((one) => one.clientWidth > 0 &&
  one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === 'visible' && !one.closest('.scroll'))
  .map((one) => one.outerHTML.slice(0, 200))`;

describe('the layout of the portal', () => {
  let stack: Stack;
  let browser: Browser;
  let visitor: Visitor;
  let call: Call;
  const endpoints: string[] = [];

  beforeAll(async () => {
    [stack, browser] = await Promise.all([Stack.start(), openBrowser()]);
    await stack.apply([
      { put: 'company', name: long('Sheds', 120) },
      { put: 'user', firstName: long('Ida'), lastName: long('Miller'), email: 'ida@example.com', isOwner: true },
      { put: 'role', name: long('Developers', 120), permissions: ['partner-api.view'] },
    ]);
    call = await stack.createKey(long('Key', 120));
    for (const made of [1, 2, 3, 4, 5]) {
      await stack.createKey(long(`Other key ${made}`, 120));
      const url = `http://127.0.0.1:9/${'x'.repeat(100)}${made}`;
      const [created] = await stack.partner('webhook', 'create', '--company', stack.companyId, '--url', url);
      endpoints.push(created!['id']!);
    }
    visitor = await Visitor.open(browser, stack.portalUrl);
    await visitor.signIn(await stack.signInPath('ida@example.com'));
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
  });

  it('lets no long name widen a page', async () => {
    const { page } = visitor;
    await visitor.page.goto(`/endpoints/${endpoints[0]}`);
    await visitor.button('Edit').click();
    await page.getByLabel('Name').fill(long('Endpoint'));
    await page.getByLabel('Description').fill('d'.repeat(200));
    await visitor.button('Save').click();
    await visitor.heading(long('Endpoint')).waitFor();
    const { id } = await createLead(call, long('request', 120));
    await call('PATCH', `leads/${id}`, { salesSource: long('Source'), customer: { name: long('Ada', 120) } });
    await call('POST', 'leads', { [long('field')]: 1 });
    const pages = [
      '',
      'requests',
      'usage',
      'events',
      'deliveries',
      'alerts',
      'credentials',
      'endpoints',
      'team',
      'audit',
    ];
    for (const path of [...pages, 'security', `endpoints/${endpoints[0]}`, `records/lead/${id}`]) {
      for (const width of [1920, 1280, 390]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`/${path}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        await page.getByLabel('Loading chart').first().waitFor({ state: 'detached' });
        expect([path, width, await page.evaluate<string[]>(spilled)]).toEqual([path, width, []]);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
      await visitor.expectFitsPhone();
    }
    await page.goto('/credentials');
    await visitor.button(`Revoke ${long('Key', 120)}`).click();
    await visitor.expectAccessible();
  });

  it('gives the path of a request more room than all else in its row', async () => {
    const { page } = visitor;
    await call('PATCH', `leads/${'0'.repeat(24)}?a=${'b'.repeat(60)}`, { nothing: 1 }, 'wide');
    await page.goto('/requests');
    await visitor.reloadUntil(visitor.link('wide'));
    const widths = await page.getByRole('row', { name: 'wide' }).getByRole('cell').evaluateAll(widthsOf);
    const table = await page.getByRole('region', { name: 'Requests' }).evaluate(overflowOf);
    expect(table).toBeLessThanOrEqual(0);
    expect(widths[1]).toBe(Math.max(...widths));
    expect(widths[1]).toBeGreaterThan(300);
  });

  it('shows all of Home on two screens of 1,280 by 800 pixels, however much there is', async () => {
    const { page } = visitor;
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const field of ['a', 'b', 'c', 'd']) await call('POST', 'leads', { [field]: 1 }, `unknown-${field}`);
    await page.goto('/');
    await visitor.reloadUntil(page.getByRole('link', { name: 'unknown-d' }));
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate<number>('document.documentElement.scrollHeight')).toBeLessThanOrEqual(1_600);
    await visitor.expectAccessible();
    await visitor.button(/^Show all \d+ causes$/).click();
    expect(await page.getByRole('region', { name: 'Errors by cause' }).getByRole('row').count()).toBeGreaterThan(4);
  });

  it('groups the pages in the menu, all of them in reach at 1,280 by 800 pixels', async () => {
    const groups = visitor.page.getByRole('navigation', { name: 'Main' }).getByRole('group');
    expect(await groups.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual([
      'Monitor',
      'Build',
      'Manage',
    ]);
    // The width of the breakpoint, which tablets have.
    await visitor.page.setViewportSize({ width: 768, height: 800 });
    await visitor.link('Security').waitFor();
    await visitor.page.setViewportSize({ width: 1280, height: 800 });
    const box = (await visitor.link('Security').boundingBox())!;
    expect(box.y + box.height).toBeLessThan(800);
    expect(visitor.errors).toEqual([]);
  });

  it('keeps the keyboard out of the page behind the menu of a phone', async () => {
    const { page } = visitor;
    await page.setViewportSize({ width: 390, height: 800 });
    await visitor.button('Menu').click();
    for (const next of ['Search', 'Ida', 'Home'].map((name) => new RegExp(name))) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate('document.activeElement.textContent')).toMatch(next);
    }
    await visitor.link('Security').focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.closest("main")')).toBe(null);
    await visitor.link('Security').click();
    await page.locator('main:focus').waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
  });
});

const widthsOf = (cells: readonly { getBoundingClientRect(): { readonly width: number } }[]): number[] =>
  cells.map((one) => one.getBoundingClientRect().width);
const overflowOf = (one: { readonly scrollWidth: number; readonly clientWidth: number }): number =>
  one.scrollWidth - one.clientWidth;
