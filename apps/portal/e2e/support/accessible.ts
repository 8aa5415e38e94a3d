import { expect } from '@jest/globals';
import { accessibilityViolations } from '@partner/testing';
import type { Page } from 'playwright-core';

/** Expects no accessibility violations, in the light and in the dark color scheme. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor({ state: 'attached' });
    expect(await accessibilityViolations(page)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Expects that a phone shows the page without horizontal scrolling, with this text in view. */
export async function expectFitsPhone(page: Page, text: string): Promise<void> {
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  const shown = page.getByText(text).first();
  await shown.scrollIntoViewIfNeeded();
  const box = await shown.boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
  expect(await page.evaluate('document.documentElement.scrollWidth <= 390')).toBe(true);
  await page.setViewportSize(size);
}
