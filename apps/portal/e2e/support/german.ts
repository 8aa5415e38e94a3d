import { expect } from '@jest/globals';
import { accessibilityViolations } from '@partner/testing';
import type { Page } from 'playwright-core';
import { german } from '../../src/german/index.js';

/** Expression that matches an English text with values in its placeholders. */
const patternOf = (text: string): string =>
  text
    .replace(/\{(?:[^{}]|\{[^}]*\})*\}|<\/?\w+>/g, '\0')
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replaceAll('\0', '.*');

/** English texts that are different in German. Short ones around values match too much. */
const english = Object.entries(german)
  .filter(([text, translation]) => text !== translation && (!/[{<]/.test(text) || patternOf(text).length > 16))
  .map(([text]) => new RegExp(`^${patternOf(text)}$`));

/** Texts and names that a user reads or hears, without bodies and the groups of operations, which the API names. */
const shownTexts = `(() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!element.closest('pre, script, style, .mantine-Select-group')) found.add(walker.currentNode.data.trim());
  }
  for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
    for (const one of document.querySelectorAll('[' + name + ']')) found.add(one.getAttribute(name).trim());
  return [document.title, ...found];
})()`;

/** Expects a page without the English texts of the portal, which is accessible. */
export async function expectGerman(page: Page): Promise<void> {
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  expect(await accessibilityViolations(page)).toEqual([]);
  const texts = await page.evaluate<string[]>(shownTexts);
  expect(texts.filter((text) => english.some((pattern) => pattern.test(text)))).toEqual([]);
}
