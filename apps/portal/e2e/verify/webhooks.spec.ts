import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openBrowser } from '@partner/testing';
import type { Browser, Page } from 'playwright-core';
import { BrokenEndpoint } from '../support/endpoint.js';
import { type Call, createLead, Stack } from '../support/stack.js';
import { Visitor } from '../support/visitor.js';

describe('webhooks, events and requests in the portal', () => {
  const endpoint = new BrokenEndpoint();
  let stack: Stack;
  let browser: Browser;
  let visitor: Visitor;
  let page: Page;
  let endpointUrl: string;
  let apiKey: string;
  let signingSecret: string;
  let call: Call;

  beforeAll(async () => {
    [stack, browser, endpointUrl] = await Promise.all([Stack.start(), openBrowser(), endpoint.start()]);
    visitor = await Visitor.open(browser, stack.portalUrl);
    ({ page } = visitor);
  });
  afterAll(async () => {
    await browser?.close();
    await endpoint.stop();
    await stack?.stop();
  });

  const button = (name: string | RegExp) => visitor.button(name);
  const heading = (name: string | RegExp) => visitor.heading(name);

  it('signs a user in by a link, and shows the sign-in page to everyone else', async () => {
    await page.goto('/deliveries?state=dead');
    await heading('Sign in to the developer portal').waitFor();
    await visitor.expectAccessible();
    const path = await stack.signInPath();
    await page.goto(path);
    await visitor.expectAccessible();
    await button('Sign in').click();
    await heading('Home').waitFor();
    await page.getByText('Set-up: 0 of 5 steps done').waitFor();
    await page.getByText('No credential has read the event feed.').waitFor();
    await page.getByText('Nothing is set up yet.').waitFor();
    await visitor.expectAccessible();
    await page.getByRole('link', { name: 'Webhook endpoints' }).click();
    await page.getByText('No endpoints yet.').waitFor();
    await visitor.expectAccessible();
    const other = await (await browser.newContext({ baseURL: stack.portalUrl })).newPage();
    await other.goto(path);
    await other.getByRole('button', { name: 'Sign in' }).click();
    await other.getByText('the link was already used, has expired, or is incomplete').waitFor();
    await other.context().close();
  });

  it('creates an API key that works, and shows it once', async () => {
    await page.getByRole('link', { name: 'Credentials' }).click();
    await button('New credential').click();
    await page.getByLabel('Name').fill('Website');
    await button('Select all').click();
    await visitor.expectAccessible();
    await button('Create credential').click();
    apiKey = (await page.getByTestId('API key').textContent()) ?? '';
    expect(apiKey).toMatch(/^pk_test_/);
    await visitor.expectAccessible();
    await button('I have copied it').click();
    call = stack.callWith(apiKey);
    expect(await call('GET', 'me')).toMatchObject({ companyId: stack.companyId });
    await page.getByRole('cell', { name: /^Website/ }).waitFor();
    await visitor.expectAccessible();
    await page.reload();
    await page.getByRole('cell', { name: /^Website/ }).waitFor();
    const stored = await page.evaluate<string>(
      'document.documentElement.outerHTML + JSON.stringify([localStorage, sessionStorage])',
    );
    expect(stored).not.toContain(apiKey.slice(-20));
  });

  it('shows how to install the SDK that the API serves', async () => {
    const shown = await page.getByRole('region', { name: 'SDK for TypeScript and JavaScript' }).textContent();
    const file = /^npm install (\S+\.tgz)$/.exec(shown ?? '')?.[1];
    expect(file).toContain(`${stack.apiUrl}/sdk/partner-sdk-`);
    expect((await fetch(file!)).status).toBe(200);
    const python = await page.getByRole('region', { name: 'SDK for Python' }).textContent();
    expect((await fetch(/^pip install (\S+\.whl)$/.exec(python ?? '')![1]!)).status).toBe(200);
    const [, name, version] = /composer require (\S+):(\S+)$/.exec(
      (await page.getByRole('region', { name: 'SDK for PHP' }).textContent()) ?? '',
    )!;
    const repository = await (await fetch(`${stack.apiUrl}/sdk/packages.json`)).json();
    expect(repository).toHaveProperty(['packages', name!, version!]);
    expect(await page.getByRole('region', { name: 'Command line' }).textContent()).toBe(
      `npx --yes --package ${file} partner login`,
    );
  });

  it('creates an endpoint', async () => {
    await page.getByRole('link', { name: 'Webhook endpoints' }).click();
    await button('New endpoint').click();
    await page.getByLabel('URL').fill(endpointUrl);
    await visitor.expectAccessible();
    await button('Create endpoint').click();
    signingSecret = (await page.getByTestId('Signing secret').textContent())!;
    expect(signingSecret).toMatch(/^whsec_/);
    await button('I have copied it').click();
    await page.getByRole('link', { name: endpointUrl }).waitFor();
    await visitor.expectAccessible();
  });

  it('shows a failed attempt with its response and the reason', async () => {
    expect(await call('GET', 'leads/nothing')).toMatchObject({ code: 'not_found' });
    await createLead(call, 'lead-from-website');
    await call('GET', 'events');
    await page.getByRole('link', { name: endpointUrl }).click();
    await page.getByRole('link', { name: 'lead.created' }).click();
    await heading('Delivery of lead.created').waitFor();
    await page.getByText('Your server failed.').first().waitFor();
    await page.getByText('no such table: orders').first().waitFor();
    await page.getByText('Retrying').waitFor();
    const headers = page.getByRole('region', { name: 'Response headers of attempt 1' });
    await headers.getByText('x-receiver: orders').waitFor();
    expect(await headers.textContent()).toContain('set-cookie: …');
    await visitor.expectAccessible();
    const command = await visitor.copy('Copy as curl');
    expect(command).toContain(`'X-Service-Event-Type: lead.created'`);
    const { stdout } = await promisify(execFile)('sh', ['-c', command]);
    expect(stdout).toBe('{"message": "no such table: orders"}');
  });

  it('checks the signature of an attempt, for which only the secret is left to enter', async () => {
    await visitor.link('Check the signature of attempt 1').click();
    await heading('Signature debugger').waitFor();
    expect(await page.getByLabel('Body').inputValue()).toContain('"lead.created"');
    expect(await page.getByLabel('Signing secret').inputValue()).toBe('');
    await page.getByLabel('Signing secret').fill(signingSecret);
    await button('Check signature').click();
    await page.getByText('The signature is valid').waitFor();
    await visitor.expectAccessible();
    await page.goBack();
    await heading('Delivery of lead.created').waitFor();
  });

  it('delivers the event again when the endpoint works', async () => {
    endpoint.isFixed = true;
    await button(/^(Deliver now|Redeliver)$/).click();
    await page.getByText('Delivered', { exact: true }).waitFor();
    await page.getByText('thank you').first().waitFor();
    await visitor.expectAccessible();
  });

  it('filters deliveries, and keeps the filters in the URL', async () => {
    await page.getByRole('link', { name: 'Deliveries', exact: true }).click();
    await page.getByRole('link', { name: 'lead.created' }).first().waitFor();
    await visitor.expectAccessible();
    await page.getByRole('combobox', { name: 'State' }).click();
    await page.getByRole('option', { name: 'Failed' }).click();
    await page.getByText('No deliveries match these filters.').waitFor();
    expect(new URL(page.url()).search).toBe('?state=dead');
    await page.reload();
    await page.getByText('No deliveries match these filters.').waitFor();
    await button('Clear filters').click();
    await page.getByRole('link', { name: 'lead.created' }).first().waitFor();
  });

  it('counts the matching deliveries and replays them', async () => {
    await button('Replay…').click();
    await page.getByText(/^[1-9]\d* deliver(y|ies) to send\.$/).waitFor();
    await visitor.expectAccessible();
    await button(/^Resend \d+ deliver(y|ies)$/).click();
    // The other events of the lead may still wait for their second attempt.
    await page.getByText(/^Done: [1-9]\d* deliver(y|ies) queued(, \d+ already pending)?\.$/).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  });

  it('links an event to its request and its deliveries', async () => {
    await page.getByRole('link', { name: 'Events' }).click();
    await page.getByRole('link', { name: 'lead.created' }).waitFor();
    await visitor.expectAccessible();
    await page.getByRole('link', { name: 'lead.created' }).click();
    await page.getByText('Website (credential)').waitFor();
    await page.getByRole('link', { name: endpointUrl }).waitFor();
    await visitor.expectAccessible();
    await page.getByRole('link', { name: 'lead-from-website' }).click();
    await heading('Request trace').waitFor();
    await page.getByText('POST /partner/v1/leads').waitFor();
    await page.getByText('Attempt 1').first().waitFor();
    await visitor.expectAccessible();
  });

  it('links to the guides, and to the reference with ids of its records', async () => {
    const build = page.getByRole('navigation', { name: 'Main' }).getByRole('group', { name: 'Build' });
    const targetOf = (name: string) => build.getByRole('link', { name }).getAttribute('href');
    expect(await targetOf('Guides')).toBe(`${stack.apiUrl}/docs/guides/quick-start`);
    expect(await targetOf('API reference')).toBe('/api/reference');
    const { data } = await call<{ data: { id: string }[] }>('GET', 'leads');
    const answer = await page.request.get('/api/reference', { maxRedirects: 0 });
    const target = new URL(answer.headers()['location']!);
    expect([answer.status(), target.origin + target.pathname]).toEqual([302, `${stack.apiUrl}/docs`]);
    expect(target.searchParams.get('lead')).toBe(data[0]!.id);
  });

  it('shows requests with their responses, and usage', async () => {
    await page.getByRole('link', { name: 'Requests', exact: true }).click();
    await page.getByText('POST /partner/v1/leads').first().waitFor();
    await page.getByRole('combobox', { name: 'Response' }).click();
    await page.getByRole('option', { name: 'Rejected (4xx)' }).click();
    await page.getByRole('row', { name: /404 .*not_found/ }).waitFor();
    expect(new URL(page.url()).search).toBe('?status=4xx');
    await visitor.expectAccessible();
    await page.getByRole('link', { name: 'Website' }).click();
    await page.getByRole('img', { name: /requests over time/ }).waitFor();
    await page.getByRole('cell', { name: 'leads', exact: true }).waitFor();
    await page.getByRole('region', { name: 'Errors by code' }).getByText('404 not_found').waitFor();
    await page.getByRole('row', { name: /^Website .* 100 %$/ }).waitFor();
    await visitor.expectAccessible();
  });

  it('explains what is wrong with a signature', async () => {
    await page.getByRole('link', { name: 'Signature debugger' }).click();
    await page.getByLabel('X-Service-Signature').fill(`t=1767225600,v1=${'0'.repeat(64)}`);
    await page.getByLabel('Body').fill('{}');
    await page.getByLabel('Signing secret').fill('pk_test_nothing');
    await button('Check signature').click();
    await page.getByText('This is an API credential.').waitFor();
    await visitor.expectAccessible();
  });

  it('shows the audit trail and the sessions of the user', async () => {
    await page.getByRole('link', { name: 'Audit trail' }).click();
    await page.getByRole('cell', { name: 'webhook_subscription.created' }).waitFor();
    await page.getByRole('cell', { name: 'event.redelivered' }).waitFor();
    await visitor.expectAccessible();
    await page.getByRole('link', { name: 'Security' }).click();
    await page.getByText('This browser').waitFor();
    await visitor.expectAccessible();
  });

  it('shows how far readers are behind, the delay of first attempts, and checksums', async () => {
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByText('Half of the deliveries of the last 24 hours').waitFor();
    await page.getByText('Up to date').waitFor();
    await page.getByRole('link', { name: 'Events', exact: true }).click();
    await page.getByRole('link', { name: 'View checksums' }).click();
    await page.getByRole('region', { name: 'Checksums by day' }).getByRole('row').nth(1).waitFor();
    await visitor.expectAccessible();
  });

  it('replays more than 100 deliveries only when their number is typed', async () => {
    await stack.apply(Array.from({ length: 101 }, (_, made) => ({ put: 'customer', name: `Customer ${made}` })));
    await page.goto('/deliveries?type=customer.created');
    await button('Replay…').click();
    const resend = button(/^Resend \d+ deliveries$/);
    await resend.waitFor();
    const total = /\d+/.exec((await resend.textContent())!)![0];
    expect(Number(total)).toBeGreaterThan(100);
    expect(await resend.isDisabled()).toBe(true);
    const number = page.getByLabel(`Type ${total} to confirm`);
    await number.fill('100');
    expect(await resend.isDisabled()).toBe(true);
    await number.fill(total);
    await visitor.expectAccessible();
    await resend.click();
    await page.getByText(/^Done: \d+ deliver(y|ies) queued(, \d+ already pending)?\.$/).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  });

  it('works with the keyboard alone', async () => {
    await page.goto('/endpoints');
    await page.getByRole('link', { name: endpointUrl }).waitFor();
    await page.keyboard.press('Tab');
    const focused = 'document.activeElement.textContent';
    for (let presses = 0; presses < 30 && (await page.evaluate(focused)) !== endpointUrl; presses++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await heading('Webhook endpoint').waitFor();
    await visitor.expectAccessible();
  });

  it('says that the session goes on if signing out fails', async () => {
    await page.route('**/api/session', (route) =>
      route.request().method() === 'DELETE' ? route.fulfill({ status: 503 }) : route.continue(),
    );
    await button('Olive Miller').click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByText('The request failed.').waitFor();
    await page.unroute('**/api/session');
  });

  it('signs out', async () => {
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await heading('Sign in to the developer portal').waitFor();
    await page.goto('/credentials');
    await heading('Sign in to the developer portal').waitFor();
  });

  it('logged no browser errors, and sent no request to another host', () => {
    expect(visitor.errors).toEqual([]);
  });
});
