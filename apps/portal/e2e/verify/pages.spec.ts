import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openBrowser } from '@partner/testing';
import type { Browser } from 'playwright-core';
import { BrokenEndpoint } from '../support/endpoint.js';
import { pages, routes } from '../support/pages.js';
import { createLead, Stack } from '../support/stack.js';
import { Visitor } from '../support/visitor.js';

/** Elements that Tab should reach: of a group of radio buttons only one. */
const focusable = `[...document.querySelectorAll('a[href], button, input, select, textarea')]
  .filter((one) => one.checkVisibility() && !one.disabled && one.tabIndex >= 0 && one.type !== 'radio')`;

describe('every page of the portal', () => {
  const endpoint = new BrokenEndpoint();
  let stack: Stack;
  let browser: Browser;
  /** Values of the parameters of paths. */
  let ids: Readonly<Record<string, string>>;
  const visitors = {} as Record<'olive' | 'nina' | 'stranger', Visitor>;

  beforeAll(async () => {
    let url: string;
    [stack, browser, url] = await Promise.all([Stack.start(), openBrowser(), endpoint.start()]);
    const call = await stack.createKey('ERP');
    await stack.partner('webhook', 'create', '--company', stack.companyId, '--url', url);
    await createLead(call, 'a-lead');
    await call('POST', 'leads', { customer: { name: 'Ada' } }, 'a-rejection');
    for (const name of ['olive', 'nina', 'stranger'] as const)
      visitors[name] = await Visitor.open(browser, stack.portalUrl);
    const { olive, nina } = visitors;
    await olive.signIn(await stack.signInPath());
    const empty = await stack.createCompany('Empty Sheds', 'nina@example.com');
    await nina.signIn(await stack.signInPath('nina@example.com', empty));
    await olive.page.goto('/requests');
    await olive.reloadUntil(olive.link('a-lead'));
    const [event] = await olive.get<Record<'id' | 'resourceType' | 'resourceId', string>>('events');
    const [delivery] = await olive.get<Record<'eventId' | 'subscriptionId', string>>('deliveries');
    ids = { ...event, ...delivery, token: 'unknown', requestId: 'a-lead' };
  });
  afterAll(async () => {
    await browser?.close();
    await endpoint.stop();
    await stack?.stop();
  });

  it('is visited', () => {
    const visited = pages.map(({ path }) => path.replace(/\?.*/, '').replaceAll(/\$\w+/g, '$'));
    expect(visited.sort()).toEqual(routes.sort());
  });

  describe.each(pages)('$path', ({ path, heading, isPublic = false, loads = true, empty }) => {
    const url = (): string => path.replaceAll(/\$(\w+)/g, (_, name: string) => ids[name]!);
    const visit = async (visitor: Visitor): Promise<void> => {
      await visitor.page.goto(url());
      await visitor.heading(heading).waitFor();
      await visitor.page.waitForLoadState('networkidle');
    };
    const anyone = (): Visitor => (isPublic ? visitors.stranger : visitors.olive);

    it('is accessible in both color schemes, on a phone and at 200 %', async () => {
      await visit(anyone());
      await anyone().expectAccessible();
      await anyone().expectFitsZoomed();
    });

    it('is operated with the keyboard alone', async () => {
      const { page } = anyone();
      await visit(anyone());
      const count = await page.evaluate<number>(`${focusable}.length`);
      await page.evaluate('globalThis.reached = new Set()');
      const missed = `${focusable}.filter((one) => !reached.has(one)).map((one) => one.outerHTML)`;
      // Sections that scroll are reached too, and each part of a time.
      for (let presses = 0; presses < 4 * count + 60; presses++) {
        await page.keyboard.press('Tab');
        await page.evaluate('void reached.add(document.activeElement)');
        if (presses >= count && (await page.evaluate<string[]>(missed)).length === 0) break;
      }
      expect(await page.evaluate<string[]>(missed)).toEqual([]);
    });

    if (loads)
      it('says why it has no data', async () => {
        const { page } = visitors.olive;
        await page.route(/\/api\/(?!session$|reference)/, (route) =>
          route.fulfill({ status: 400, json: { error: 'the database is away', code: 'unavailable' } }),
        );
        try {
          await page.goto(url());
          await page.getByText('the database is away').first().waitFor();
          await visitors.olive.expectAccessible();
        } finally {
          await page.unrouteAll();
        }
      });

    if (empty !== undefined)
      it('explains to a company without data what is missing', async () => {
        await visit(visitors.nina);
        await visitors.nina.page.getByText(empty).first().waitFor();
        await visitors.nina.expectAccessible();
      });
  });

  it('logged no browser errors, and sent no request to another host', () => {
    expect(Object.values(visitors).flatMap(({ errors }) => errors)).toEqual([]);
  });
});
