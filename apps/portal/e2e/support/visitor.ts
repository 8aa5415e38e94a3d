import { expect } from '@jest/globals';
import { accessibilityViolations, watchPage } from '@partner/testing';
import type { Browser, Page } from 'playwright-core';

/** Elements that make the page wider than the window. */
const tooWide = `document.documentElement.scrollWidth <= innerWidth ? [] : [...document.querySelectorAll('body *')]
  .filter((one) => one.getBoundingClientRect().right > innerWidth && !one.closest('.scroll'))
  .map((one) => one.outerHTML.slice(0, 120))`;

/** Browser window of one person, with its own cookies. */
export class Visitor {
  private constructor(
    readonly page: Page,
    /** Errors that the browser logged, and requests to other hosts. */
    readonly errors: readonly string[],
  ) {}

  static async open(browser: Browser, baseURL: string, locale = 'en-GB'): Promise<Visitor> {
    const context = await browser.newContext({ baseURL, locale, timezoneId: 'UTC' });
    context.setDefaultTimeout(10_000);
    const page = await context.newPage();
    return new Visitor(page, watchPage(page, baseURL));
  }

  readonly button = (name: string | RegExp) => this.page.getByRole('button', { name });
  readonly heading = (name: string | RegExp) => this.page.getByRole('heading', { name, level: 1 });
  readonly link = (name: string | RegExp) => this.page.getByRole('link', { name });

  /** Follows the link of a mail or of an operator. */
  async signIn(path: string): Promise<void> {
    await this.page.goto(path);
    await this.button(/^(Sign in|Accept invitation)$/).click();
    await this.page.getByRole('navigation', { name: 'Main' }).waitFor();
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

  /** Expects nothing wider than a phone of 390 pixels. */
  async expectFitsPhone(): Promise<void> {
    const wide = this.page.viewportSize()!;
    await this.page.setViewportSize({ width: 390, height: 800 });
    // The menu fades out first.
    await this.page.evaluate(`new Promise(requestAnimationFrame).then(() =>
      Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined))))`);
    expect(await this.page.evaluate<string[]>(tooWide)).toEqual([]);
    await this.page.setViewportSize(wide);
  }
}
