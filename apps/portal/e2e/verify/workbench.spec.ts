import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openBrowser } from '@partner/testing';
import type { Browser, Page } from 'playwright-core';
import { type Call, createLead, Stack } from '../support/stack.js';
import { Visitor } from '../support/visitor.js';

describe('the workbench of the portal', () => {
  let stack: Stack;
  let browser: Browser;
  let visitor: Visitor;
  let page: Page;
  let call: Call;

  beforeAll(async () => {
    [stack, browser] = await Promise.all([Stack.start(), openBrowser()]);
    visitor = await Visitor.open(browser, stack.portalUrl);
    ({ page } = visitor);
    await visitor.signIn(await stack.signInPath());
    call = await stack.createKey('ERP');
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
  });

  const button = (name: string | RegExp) => visitor.button(name);
  const heading = (name: string | RegExp) => visitor.heading(name);

  it('finds a record by its number with the keyboard alone, and shows everything about it', async () => {
    const { id, orderNumber } = await createLead(call, 'lead-of-ada');
    await call('PATCH', `leads/${id}`, { salesSource: 'Website' }, 'change-of-ada');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /Search by ID/ }).waitFor();
    await page.keyboard.type(String(orderNumber));
    await page.getByRole('option', { name: `${orderNumber} Open · Ada Miller` }).waitFor();
    await visitor.expectAccessible();
    await page.keyboard.press('Enter');
    await heading(`Lead ${orderNumber}`).waitFor();
    await page.getByText('salesSource:').waitFor();
    await page.getByRole('heading', { name: 'lead.updated' }).waitFor();
    await page.getByRole('link', { name: 'lead-of-ada' }).first().waitFor();
    await visitor.expectAccessible();
    await visitor.expectFitsPhone('Version 1');
    await page.getByRole('link', { name: 'Customer Ada Miller' }).click();
    await heading('Customer Ada Miller').waitFor();
    await page.getByRole('link', { name: `Lead ${orderNumber}` }).waitFor();
  });

  it('gets each letter that is typed after its hotkey, and finds pages, numbers, keys and codes', async () => {
    const field = page.getByRole('combobox', { name: /Search by ID/ });
    const option = (name: string | RegExp) => page.getByRole('option', { name });
    const { orderNumber } = await createLead(call);
    await page.goto('/');
    await heading('Home').waitFor();
    await page.waitForLoadState('networkidle');
    // Code that is not loaded yet would come too late.
    await page.route('**/assets/**', (route) => route.abort());
    await page.keyboard.press('Control+k');
    await page.keyboard.type('api keys');
    expect(await field.inputValue()).toBe('api keys');
    await option('Credentials').waitFor();
    await page.unrouteAll();
    await field.fill(`lead ${orderNumber}`);
    await option(`${orderNumber} Open`).waitFor();
    await field.fill('event catalogue');
    await option('Event catalogue').waitFor();
    await field.fill('unknown field');
    await option(/^unknown_field 400\./).waitFor();
    await visitor.expectAccessible();
    const asked = page.waitForRequest(/api\/search\?/);
    await field.fill(`pk_test_${stack.companyId}_${'a'.repeat(24)}_secret`);
    expect((await asked).url()).not.toContain('secret');
    await field.fill('erp');
    await option('ERP api_key').click();
    await heading('Credentials').waitFor();
  });

  it('opens pages and traces by the search, and explains when nothing is found', async () => {
    await button('Search').click();
    await page.getByRole('combobox', { name: /Search by ID/ }).fill('nothing@example.com');
    await page.getByText('Nothing has this ID, number, email or name.').waitFor();
    await page.getByRole('combobox', { name: /Search by ID/ }).fill('audit');
    await page.getByRole('option', { name: 'Audit trail' }).click();
    await heading('Audit trail').waitFor();
  });

  it('opens on what needs attention: set-up, errors with their remedy, limits and news (R80)', async () => {
    await call('POST', 'leads', { customer: { name: 'Ada' } }, 'lead-without-location');
    await page.goto('/');
    await page.getByText('Set-up: 2 of 5 steps done').waitFor();
    const cause = page.getByRole('row', { name: /locationId/ });
    await visitor.reloadUntil(cause);
    await cause.getByText('A required field or parameter is missing').waitFor();
    await page.getByText(/^\d+ % headroom$/).waitFor();
    await page.getByRole('heading', { name: 'New in the API' }).waitFor();
    await page.getByRole('img', { name: /requests in 24 hours/ }).waitFor();
    await visitor.expectAccessible();
    await visitor.expectFitsPhone('400 missing_field');
    await cause.getByRole('link', { name: 'lead-without-location' }).click();
    await heading('Request trace').waitFor();
    await page.getByText('Field: locationId').waitFor();
    await visitor.expectAccessible();
  });

  it('filters requests, shows new ones live, and copies them as code (R100)', async () => {
    await page.getByRole('link', { name: 'Requests', exact: true }).click();
    await page.getByLabel('Path').fill('salesSource=Web');
    await page.keyboard.press('Enter');
    await page.getByText('No requests match these filters.').waitFor();
    await page.getByRole('switch', { name: 'Live' }).check({ force: true });
    await call('GET', 'leads?salesSource=Web&api_key=pk_test_x', undefined, 'live-request');
    await page.getByText('GET /partner/v1/leads?salesSource=Web&api_key=…').waitFor();
    await page.getByRole('switch', { name: 'Live' }).uncheck({ force: true });
    await visitor.expectAccessible();
    await visitor.expectFitsPhone('200');
    await page.getByRole('link', { name: 'live-request' }).click();
    expect(await visitor.copy('Copy as curl')).toContain(
      `curl -sS -X GET '${stack.apiUrl}/partner/v1/leads?salesSource=Web&api_key=…'`,
    );
    expect(await call('GET', 'me')).toBeDefined();
  });

  it('explains every event type, finds events by the name of a record, and shows new ones live', async () => {
    await page.getByRole('link', { name: 'Events', exact: true }).click();
    await page.getByRole('textbox', { name: 'Record' }).fill('ada mill');
    await page.getByRole('option', { name: 'Customer Ada Miller' }).click();
    await page.getByRole('link', { name: 'customer.created' }).waitFor();
    expect(new URL(page.url()).searchParams.get('resourceId')).toMatch(/^[0-9a-f]{24}$/);
    await visitor.expectAccessible();
    await button('Clear filters').click();
    await page.getByRole('switch', { name: 'Live' }).check({ force: true });
    const created = await call<{ id: string }>('POST', 'customers', { name: 'Bob Live', email: 'bob@example.com' });
    await page.getByRole('link', { name: created.id }).waitFor();
    await page.getByRole('link', { name: 'event catalogue' }).click();
    await page.getByLabel('Find a type').fill('quote was sent');
    await page.getByRole('link', { name: 'quote.sent' }).click();
    await page.getByRole('region', { name: 'Fields of quote.sent' }).getByText('data.orderNumber').waitFor();
    await page.getByRole('region', { name: 'Example of quote.sent' }).getByText('resourceUrl').waitFor();
    await visitor.expectAccessible();
    await visitor.expectFitsPhone('quote.sent');
  });

  it('keeps bodies while that is switched on, shows them masked, and repeats requests (R100)', async () => {
    const dialog = page.getByRole('dialog');
    await page.goto('/requests');
    await button('Start keeping bodies').click();
    await dialog.getByText('contain personal data of your customers').waitFor();
    await visitor.expectAccessible();
    await dialog.getByRole('button', { name: 'Start keeping' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('are kept for seven days').waitFor();
    await page.getByRole('switch', { name: 'Live' }).check({ force: true });
    await call('POST', 'customers', { name: 'Kept Body', email: 'kept@example.com', password: 'red' }, 'kept-request');
    await page.getByRole('link', { name: 'kept-request' }).click();
    await page.getByRole('region', { name: 'Request body' }).getByText('"password": "…"').waitFor();
    await page.getByRole('region', { name: 'Response body' }).getByText('"code": "unknown_field"').waitFor();
    await visitor.expectAccessible();
    await visitor.expectFitsPhone('"name": "Kept Body"');
    expect(await visitor.copy('Copy as curl')).toContain(`--data-raw '{"name":"Kept Body",`);
    const trace = page.url();
    await button('Try in the API reference').click();
    await page.waitForURL(`${stack.apiUrl}/docs#tag/customers/createCustomer`);
    await page.getByText('"kept@example.com"').first().waitFor();
    await page.goto(`${stack.portalUrl}/audit`);
    await page.getByRole('cell', { name: 'credential.token_derived' }).first().waitFor();
    await page.goto('/requests?tool=find_customer');
    expect(await page.getByRole('textbox', { name: 'Tool' }).inputValue()).toBe('find_customer');
    await page.goto('/requests');
    await button('Stop keeping bodies').click();
    await dialog.getByText('All kept bodies are deleted.').waitFor();
    await dialog.getByRole('button', { name: 'Stop keeping' }).click();
    await page.getByText('Bodies of requests and responses are not kept.').waitFor();
    await page.goto(trace);
    await page.getByText('The bodies of this request are not kept.').waitFor();
  });

  it('traces a request whose ID is a number with more digits than numbers have', async () => {
    const requestId = '12345678901234567890';
    await createLead(call, requestId);
    await button('Search').click();
    await page.getByRole('combobox', { name: /Search by ID/ }).fill(requestId);
    await page.getByRole('option', { name: requestId }).click();
    await heading('Request trace').waitFor();
    await page.getByRole('heading', { name: 'lead.created' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'lead.created' }).waitFor();
  });

  it('filters the audit trail, and exports it with times in UTC', async () => {
    await page.goto('/audit');
    await page.getByRole('combobox', { name: 'Record type' }).click();
    await page.getByRole('option', { name: 'Company' }).click();
    await page.getByRole('combobox', { name: 'Person' }).click();
    await page.getByRole('option', { name: 'Olive Miller' }).click();
    await page.getByRole('cell', { name: 'company.updated' }).first().waitFor();
    expect(await page.getByRole('cell', { name: 'company.created' }).count()).toBe(0);
    await visitor.expectAccessible();
    await button('Export').click();
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split(/\r?\n/);
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/\d{4}-\d\d-\d\dT[\d:.]+Z.*company\.updated/);
    let left = 101;
    await page.route(/api\/audit\?.*limit=/, (route) => {
      left -= 1;
      return route.fulfill({ json: { data: [{ id: left }], ...(left > 0 && { next: 'next' }) } });
    });
    await button('Export').click();
    const whole = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'JSON' }).click();
    expect(JSON.parse(await readFile(await (await whole).path(), 'utf8'))).toHaveLength(101);
    const many = { data: Array.from({ length: 1_000 }, (_, id) => ({ id })), next: 'next' };
    await page.route(/api\/audit\?.*limit=/, (route) => route.fulfill({ json: many }));
    await button('Export').click();
    await page.getByRole('menuitem', { name: 'JSON' }).click();
    await page.getByText('There are more than 100,000 entries.').waitFor();
    await page.unrouteAll();
    await page.getByLabel('To', { exact: true }).fill('2026-01-01');
    await page.getByText('No entries match these filters.').waitFor();
    await button('Clear filters').click();
    await page.getByRole('cell', { name: 'company.created' }).waitFor();
  });

  it('shows times in the zone of the browser, or in UTC, which the browser remembers', async () => {
    const storageState = await page.context().storageState();
    const options = { baseURL: stack.portalUrl, locale: 'en-GB', timezoneId: 'Asia/Tokyo', storageState };
    const abroad = await (await browser.newContext(options)).newPage();
    await abroad.goto('/security');
    await abroad
      .getByText(/:\d\d GMT\+9 \(/)
      .first()
      .waitFor();
    await abroad.getByRole('button', { name: 'Olive Miller' }).click();
    await abroad.getByRole('radiogroup', { name: 'Time zone' }).getByText('UTC').click();
    await abroad
      .getByText(/:\d\d UTC \(/)
      .first()
      .waitFor();
    await abroad.reload();
    await abroad
      .getByText(/:\d\d UTC \(/)
      .first()
      .waitFor();
    expect(await abroad.getByText('GMT+9').count()).toBe(0);
    await abroad.context().close();
  });

  it('logged no browser errors, and sent no request to another host', () => {
    // The API reference, which one of the tests opens, is a page of the API.
    const own = `another host: ${stack.apiUrl}/`;
    expect(visitor.errors.filter((error) => !error.startsWith(own))).toEqual([]);
  });
});
