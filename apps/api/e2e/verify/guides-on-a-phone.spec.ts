import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openBrowser, watchPage } from '@partner/testing';
import type { Browser } from 'playwright-core';
import { guides } from '../../src/guides/guide-list.js';
import { showsOnPhone } from '../support/guide-on-phone.js';
import { TestApi } from '../support/test-api.js';

describe('documentation in a browser (R103)', () => {
  let api: TestApi;
  let browser: Browser;
  beforeAll(async () => {
    [api, browser] = await Promise.all([TestApi.start(), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await api.stop();
  });

  it('shows every guide on a phone', async () => {
    const page = await browser.newPage({ baseURL: api.url, viewport: { width: 390, height: 844 } });
    const complaints = watchPage(page, api.url);
    for (const { slug } of guides) await showsOnPhone(page, slug);
    expect(complaints).toEqual([]);
  });
});
