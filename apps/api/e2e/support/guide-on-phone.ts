import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';

/** Expects that a guide fits a phone 390 pixels wide, and is marked in the list of guides. */
export async function showsOnPhone(page: Page, slug: string): Promise<void> {
  await page.goto(`/docs/guides/${slug}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect([slug, await page.locator('nav.side li a[aria-current]').getAttribute('href')]).toEqual([
    slug,
    `/docs/guides/${slug}`,
  ]);
  expect([slug, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([slug, 390]);
}
