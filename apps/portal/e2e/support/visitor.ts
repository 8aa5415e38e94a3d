import { expect } from '@jest/globals';
import { accessibilityViolations, watchPage } from '@partner/testing';
import type { Browser, Locator, Page, ViewportSize } from 'playwright-core';

/** Elements that make the page wider than the window. */
const tooWide = `document.documentElement.scrollWidth <= innerWidth ? [] : [...document.querySelectorAll('body *')]
  .filter((one) => one.getBoundingClientRect().right > innerWidth && !one.closest('.scroll'))
  .map((one) => one.outerHTML.slice(0, 120))`;

/** Links of a closed menu, and other controls beside the window, which the keyboard would reach unseen. */
const unseen = `[...document.querySelectorAll('a[href]:not(.skip), button, input, select, textarea')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().right <= 0)
  .map((one) => one.outerHTML.slice(0, 120))`;

/** First cells of tables that are out of view when the others are scrolled into it. */
const lostStates = `[...document.querySelectorAll('.scroll:has(tbody td)')].flatMap((one) => {
  one.scrollTo(one.scrollWidth, 0);
  const { x } = one.querySelector('tbody td').getBoundingClientRect();
  one.scrollTo(0, 0);
  return x < 0 || x > innerWidth / 2 ? [one.getAttribute('aria-label')] : [];
})`;

/** Browser window of one person, with its own cookies. */
export class Visitor {
  private constructor(
    readonly page: Page,
    /** Errors that the browser logged, and requests to other hosts. */
    readonly errors: readonly string[],
  ) {}

  static async open(browser: Browser, baseURL: string): Promise<Visitor> {
    const context = await browser.newContext({ baseURL, locale: 'en-GB', timezoneId: 'UTC' });
    // A busy machine takes long. A test that passes does not wait for it.
    context.setDefaultTimeout(30_000);
    const page = await context.newPage();
    return new Visitor(page, watchPage(page, baseURL));
  }

  readonly button = (name: string | RegExp) => this.page.getByRole('button', { name });
  readonly heading = (name: string | RegExp) => this.page.getByRole('heading', { name, level: 1 });
  readonly link = (name: string | RegExp) => this.page.getByRole('link', { name });

  /** Follows the link of a mail or of an operator. */
  async signIn(path: string): Promise<void> {
    await this.page.goto(path);
    await this.button(/^(Sign in|Accept invitation|Anmelden)$/).click();
    await this.page.getByRole('navigation').first().waitFor();
  }

  /** Items of a list of the portal's API. */
  async get<Item>(path: string): Promise<readonly Item[]> {
    const response = await this.page.request.get(`/api/${path}`);
    return ((await response.json()) as { readonly data: readonly Item[] }).data;
  }

  async choose(field: string, option: string): Promise<void> {
    await this.page.getByRole('combobox', { name: field }).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  /** Reloads the page until it shows what the server writes a moment later. */
  async reloadUntil(shown: Locator): Promise<void> {
    for (let looks = 0; looks < 30 && !(await shown.isVisible()); looks++) {
      await this.page.reload();
      await this.page.waitForLoadState('networkidle');
    }
    await shown.waitFor();
  }

  /** Clicks a button that copies. @returns the copied text. */
  async copy(name: string): Promise<string> {
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await this.button(name).click();
    return this.page.evaluate<string>('navigator.clipboard.readText()');
  }

  /** Expects no accessibility violations in either color scheme, and nothing wider than a phone of 390 pixels. */
  async expectAccessible(): Promise<void> {
    for (const colorScheme of ['light', 'dark'] as const) {
      await this.page.emulateMedia({ colorScheme });
      await this.page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor({ state: 'attached' });
      expect(await accessibilityViolations(this.page)).toEqual([]);
    }
    await this.page.emulateMedia({ colorScheme: 'light' });
    await this.expectFitsPhone();
  }

  /** Expects nothing wider than a phone of 390 pixels, which shows the first element with this text. */
  async expectFitsPhone(text?: string): Promise<void> {
    const shown = text === undefined ? undefined : this.page.getByText(text).first();
    await this.#expectFits({ width: 390, height: 844 }, async () => {
      // The first column, which says the state, stays in view while a table scrolls.
      expect(await this.page.evaluate<string[]>(lostStates)).toEqual([]);
      await shown?.scrollIntoViewIfNeeded();
      const box = await shown?.boundingBox();
      expect(shown === undefined || (box && box.x >= 0 && box.x + box.width <= 390)).toBe(true);
    });
  }

  /** Expects nothing wider than the window at 200 % of its size. */
  expectFitsZoomed(): Promise<void> {
    return this.#expectFits({ width: 640, height: 360 });
  }

  async #expectFits(size: ViewportSize, check = async (): Promise<void> => undefined): Promise<void> {
    const before = this.page.viewportSize()!;
    await this.page.setViewportSize(size);
    // The menu fades out first.
    await this.page.evaluate(`new Promise(requestAnimationFrame).then(() =>
      Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined))))`);
    expect(await this.page.evaluate<string[]>(tooWide)).toEqual([]);
    expect(await this.page.evaluate<string[]>(unseen)).toEqual([]);
    await check();
    await this.page.setViewportSize(before);
  }
}
