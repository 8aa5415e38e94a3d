import { openBrowser, watchPage } from '@partner/testing';
import type { Browser, Locator, Page } from 'playwright-core';
import { DemoCompany } from './demo-company.js';

/** Documentation of the demo company's API in a browser, in a wide window (R103). */
export class DocsBrowser {
  private constructor(
    readonly demo: DemoCompany,
    private readonly browser: Browser,
    readonly page: Page,
    /** Requests to other hosts and violations of policies so far. */
    readonly complaints: readonly string[],
  ) {}

  static async start(): Promise<DocsBrowser> {
    const [demo, browser] = await Promise.all([DemoCompany.start(), openBrowser()]);
    const context = await browser.newContext({ baseURL: demo.api.url, viewport: { width: 1400, height: 900 } });
    context.setDefaultTimeout(30_000);
    const page = await context.newPage();
    return new DocsBrowser(demo, browser, page, watchPage(page, demo.api.url));
  }

  /** Opens another page, without scripts. */
  async openPlain(): Promise<Page> {
    return this.browser.newPage({ baseURL: this.demo.api.url, javaScriptEnabled: false });
  }

  /** Section of an operation in the reference. */
  operation(id: string): Locator {
    return this.page.locator(`[id$="/${id}"]`).first();
  }

  async stop(): Promise<void> {
    await this.browser.close();
    await this.demo.stop();
  }
}
