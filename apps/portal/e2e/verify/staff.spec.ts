import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accessibilityViolations, openBrowser } from '@partner/testing';
import type { Browser, Page } from 'playwright-core';
import { Stack } from '../support/stack.js';
import { Visitor } from '../support/visitor.js';

describe('a working day in the portal', () => {
  let stack: Stack;
  let browser: Browser;
  let visitor: Visitor;
  let page: Page;

  beforeAll(async () => {
    [stack, browser] = await Promise.all([Stack.start(), openBrowser()]);
    visitor = await Visitor.open(browser, stack.portalUrl);
    ({ page } = visitor);
    await visitor.signIn(await stack.signInPath());
    await (
      await stack.createKey('ERP')
    )('GET', 'leads');
    await stack.apply([
      { put: 'company', name: 'Ozark Sheds and Cabins of Missouri' },
      ...Array.from({ length: 60 }, (_, made) => ({ put: 'customer', name: `Customer ${made}` })),
    ]);
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
  });

  const button = (name: string | RegExp) => visitor.button(name);
  const dialog = () => page.getByRole('dialog');
  const focused = () => page.evaluate<string>('document.activeElement.getAttribute("aria-label")');

  it('keeps search, account and all links in reach, on a phone and in a low window', async () => {
    await page.reload();
    await page.getByText('Ozark Sheds and Cabins of Missouri').waitFor();
    await page.setViewportSize({ width: 390, height: 640 });
    for (const name of ['Search', 'Olive Miller']) {
      const box = (await button(name).boundingBox())!;
      expect(box.x + box.width).toBeLessThanOrEqual(390);
    }
    await page.setViewportSize({ width: 640, height: 360 });
    await button('Menu').click();
    await page.getByRole('button', { name: 'Menu', expanded: true }).waitFor();
    await visitor.link('Security').click();
    await visitor.heading('Security').waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  it('shows every action on a credential and the last response of a delivery without scrolling', async () => {
    await stack.partner(
      'webhook',
      'create',
      '--company',
      stack.companyId,
      '--url',
      `http://127.0.0.1:9/${'x/'.repeat(99)}`,
    );
    await stack.apply([{ put: 'customer', name: 'Delivered' }]);
    await visitor.link('Credentials').click();
    await button('Revoke ERP').waitFor();
    // The time of its last use, beside the time of its creation, is known within seconds.
    while ((await page.getByRole('row', { name: 'ERP' }).locator('time').count()) < 2) {
      await page.reload();
      await button('Revoke ERP').waitFor();
    }
    const isWhole = `[...document.querySelectorAll('.scroll')].map((one) => one.scrollWidth <= one.clientWidth)`;
    expect(await page.evaluate(isWhole)).toEqual([true]);
    await page.goto('/deliveries');
    await visitor.link('customer.created').waitFor();
    expect(await page.evaluate(isWhole)).toEqual([true]);
  });

  it('keeps the list when its next page cannot be loaded', async () => {
    await page.goto('/events');
    await button('Load more').waitFor();
    const rows = page.getByRole('row');
    const count = await rows.count();
    await page.route(/api\/events\?.*before=/, (route) => route.fulfill({ status: 400, json: { error: 'away' } }));
    await button('Load more').click();
    await page.getByRole('alert').getByText('away').waitFor();
    expect(await rows.count()).toBe(count);
    await page.unrouteAll();
    await button('Load more').click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    expect(await rows.count()).toBeGreaterThan(count);
  });

  it('says beside a field what is wrong with it, and forgets the error with the dialog', async () => {
    await visitor.link('Credentials').click();
    await button('New credential').click();
    await page.getByLabel('Name').fill('Website');
    await page.getByLabel('Allowed addresses').fill('nonsense');
    await button('Read everything').click();
    await button('Create credential').click();
    const wrong = page.getByRole('textbox', { name: 'Allowed addresses', description: /"nonsense" is neither/ });
    await wrong.waitFor();
    expect(await wrong.getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByLabel('Name').inputValue()).toBe('Website');
    await visitor.expectAccessible();
    await button('Cancel').click();
    await button('New credential').click();
    await page.getByLabel('Name').waitFor();
    expect(await dialog().getByRole('alert').count()).toBe(0);
    await button('Cancel').click();
  });

  it('returns the focus to the button that opened a dialog', async () => {
    for (const name of ['Edit scopes ERP', 'Edit limits ERP', 'Rotate ERP', 'Suspend ERP', 'Revoke ERP', 'Search']) {
      await button(name).click();
      await dialog().waitFor();
      await page.keyboard.press('Escape');
      await dialog().waitFor({ state: 'detached' });
      expect(await focused()).toBe(name);
    }
  });

  it('keeps what a user types into an endpoint that somebody else changes', async () => {
    const [made] = await visitor.get<{ readonly id: string }>('endpoints');
    const later = await page.context().newPage();
    await later.clock.install();
    await later.goto(`/endpoints/${made!.id}`);
    await later.getByRole('button', { name: 'Edit' }).click();
    await later.getByLabel('Name').fill('Orders of the ERP');
    await stack.partner('webhook', 'set-url', made!.id, '--url', 'http://127.0.0.1:9/changed');
    // A page that comes to the front reads again what is older than some seconds.
    await later.clock.fastForward(60_000);
    await later.evaluate(`void dispatchEvent(new Event('visibilitychange'))`);
    await later.getByText('http://127.0.0.1:9/changed').first().waitFor();
    expect(await later.getByLabel('Name').inputValue()).toBe('Orders of the ERP');
    await later.getByRole('button', { name: 'Save' }).click();
    await later.getByRole('heading', { name: 'Orders of the ERP', level: 1 }).waitFor();
    await later.close();
    await page.goto('/deliveries');
    await visitor.link('Orders of the ERP').first().waitFor();
  });

  it('takes the days of a filter in the zone that the times are shown in', async () => {
    const storageState = await page.context().storageState();
    const options = { baseURL: stack.portalUrl, locale: 'en-GB', timezoneId: 'Asia/Tokyo', storageState };
    const abroad = await (await browser.newContext(options)).newPage();
    const asked = abroad.waitForRequest(/api\/events\?/);
    await abroad.goto('/events?from=2026-02-01&to=2026-02-02');
    const query = new URL((await asked).url()).searchParams;
    expect([query.get('from'), query.get('to')]).toEqual(['2026-01-31T15:00:00.000Z', '2026-02-02T14:59:59.999Z']);
    await abroad.context().close();
  });

  it('keeps a form whose session has expired, and sends it after signing in again in another tab', async () => {
    await page.goto('/endpoints');
    await button('New endpoint').click();
    await page.getByLabel('URL').fill('http://127.0.0.1:9/kept');
    await page.getByLabel('Description').fill('Typed before the session expired');
    await page.context().clearCookies();
    await button('Create endpoint').click();
    await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
    await visitor.expectAccessible();
    await button('Email me a link').click();
    await page.getByText('Check your email').waitFor();
    const tab = await page.context().newPage();
    await tab.goto(await stack.signInPath());
    await tab.getByRole('button', { name: 'Sign in' }).click();
    await tab.getByRole('heading', { name: 'Home' }).waitFor();
    await tab.close();
    await button('I have signed in').click();
    await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor({ state: 'detached' });
    expect(await page.getByLabel('Description').inputValue()).toBe('Typed before the session expired');
    await button('Create endpoint').click();
    await button('I have copied it').click();
    await visitor.link('http://127.0.0.1:9/kept').waitFor();
  });

  it('leads back to the page on which a session expired', async () => {
    await page.goto('/events?types=customer.created');
    await visitor.link('customer.created').first().waitFor();
    await page.context().clearCookies();
    await page.goto('/usage');
    await visitor.heading('Sign in to the developer portal').waitFor();
    await page.getByLabel('Email').fill('olive@example.com');
    await button('Email me a link').click();
    await page.getByText('Check your email').waitFor();
    await page.goto(await stack.signInPath());
    await button('Sign in').waitFor();
    await page.context().setOffline(true);
    await button('Sign in').click();
    await page.getByText('The portal is not responding.').waitFor();
    await page.context().setOffline(false);
    await button('Sign in').click();
    await visitor.heading('Usage').waitFor();
  });

  it('shows in all windows the company of the last sign-in, and writes there', async () => {
    const other = await stack.createCompany('Other Sheds', 'olga@example.com');
    const comesToFront = `void document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))`;
    const second = await page.context().newPage();
    for (const [company, email, path] of [
      ['Other Sheds', 'olga@example.com', await stack.signInPath('olga@example.com', other)],
      ['Ozark Sheds and Cabins of Missouri', 'olive@example.com', await stack.signInPath()],
    ] as const) {
      await second.goto(path);
      await second.getByRole('button', { name: 'Sign in' }).click();
      await second.getByRole('heading', { name: 'Home' }).waitFor();
      await page.evaluate(comesToFront);
      await page.getByRole('banner').getByText(company).waitFor();
      await visitor.link('Team').click();
      await page.getByRole('cell', { name: email }).waitFor();
      await page.getByLabel('New role').fill('Developers');
      await button('Create role').click();
      await page.getByLabel('Developers: webhooks').waitFor();
    }
    await second.close();
  });

  it('ends all other sessions of a user at once', async () => {
    const other = await Visitor.open(browser, stack.portalUrl);
    await other.signIn(await stack.signInPath());
    await visitor.link('Security').click();
    await page.getByRole('cell', { name: 'Chrome, Linux' }).first().waitFor();
    await button('End all other sessions').click();
    await button('End all other sessions').waitFor({ state: 'detached' });
    expect(await page.getByRole('row').count()).toBe(2);
    await other.page.goto('/security');
    await other.heading('Sign in to the developer portal').waitFor();
  });

  it('shows of the team only what a viewer may know', async () => {
    const viewers = '65f0c0ffee00000000000001';
    await stack.apply([
      { put: 'role', id: viewers, name: 'Viewers', permissions: ['partner-api.view'] },
      { put: 'user', firstName: 'Vic', lastName: 'Lee', email: 'vic@example.com', roleId: viewers },
    ]);
    const vic = await Visitor.open(browser, stack.portalUrl);
    await vic.signIn(await stack.signInPath('vic@example.com'));
    await vic.link('Team').click();
    await vic.page.getByRole('row', { name: /Olive Miller/ }).waitFor();
    await vic.page.waitForLoadState('networkidle');
    const columns = await vic.page.getByRole('region', { name: 'People' }).getByRole('columnheader').allTextContents();
    expect(columns).toEqual(['Person', 'Role', 'Second factor']);
    expect(await vic.page.getByText('Not signed in').count()).toBe(0);
    await vic.expectAccessible();
    await vic.page.context().close();
  });

  it('shows a page of its own while it cannot be reached, and goes on when it can be', async () => {
    await page.goto('/team');
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
    await page.context().setOffline(true);
    await page.reload();
    await visitor.heading('The portal cannot be reached').waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await accessibilityViolations(page)).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await visitor.expectFitsPhone('Try again');
    await page.context().setOffline(false);
    await visitor.link('Try again').click();
    await visitor.heading('Team').waitFor();
  });

  it('says without a network that a call failed, instead of waiting', async () => {
    await page.goto('/endpoints');
    await button('New endpoint').click();
    await page.getByLabel('URL').fill('http://127.0.0.1:9/offline');
    await page.context().setOffline(true);
    await button('Create endpoint').click();
    await dialog().getByText('The portal is not responding.').waitFor();
    await page.context().setOffline(false);
    await button('Create endpoint').click();
    await button('I have copied it').click();
  });

  it('shows of a deleted endpoint that it was deleted, and leads back', async () => {
    await visitor.link('http://127.0.0.1:9/offline').click();
    await button('Delete the endpoint').click();
    await dialog().getByRole('button', { name: 'Delete' }).click();
    await visitor.heading('Webhook endpoints').waitFor();
    await page.goBack();
    await visitor.heading('Deleted webhook endpoint').waitFor();
    await page.getByText('Olive Miller deleted it').waitFor();
    await visitor.expectAccessible();
    await visitor.link('Back to the webhook endpoints').click();
    await visitor.heading('Webhook endpoints').waitFor();
  });

  it('has a readable page for an address that does not exist', async () => {
    await page.goto('/nothing');
    await visitor.heading('Page not found').waitFor();
    expect(await page.title()).toBe('Page not found · Developer portal');
    await visitor.expectAccessible();
  });

  it('logged no browser errors, and sent no request to another host', () => {
    expect(visitor.errors).toEqual([]);
  });
});
