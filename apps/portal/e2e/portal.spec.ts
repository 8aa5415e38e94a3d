import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openBrowser } from '@partner/testing';
import type { Browser } from 'playwright-core';
import { type Call, createLead, Stack } from './support/stack.js';
import { Visitor } from './support/visitor.js';

/** The way through the portal that every change tries. `npm run verify -- portal` drives the other pages. */
describe('the portal in a browser', () => {
  let stack: Stack;
  let browser: Browser;
  let visitor: Visitor;
  let call: Call;

  beforeAll(async () => {
    [stack, browser] = await Promise.all([Stack.start(), openBrowser()]);
    [visitor, call] = await Promise.all([Visitor.open(browser, stack.portalUrl), stack.createKey('ERP')]);
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
  });

  it('signs a user in by a link, and opens on the state of the integration', async () => {
    await visitor.page.goto('/');
    await visitor.heading('Sign in to the developer portal').waitFor();
    await visitor.signIn(await stack.signInPath());
    await visitor.heading('Home').waitFor();
    await visitor.page.getByText('Set-up: 1 of 5 steps done').waitFor();
    await visitor.expectAccessible();
  });

  it('lists events, and shows everything about their record', async () => {
    const { orderNumber } = await createLead(call);
    await visitor.page.getByRole('link', { name: 'Events', exact: true }).click();
    await visitor.link('lead.created').click();
    await visitor.heading('lead.created').waitFor();
    await visitor.page.keyboard.press('Control+k');
    await visitor.page.getByRole('combobox', { name: /Search by ID/ }).fill(String(orderNumber));
    await visitor.page.getByRole('option', { name: `${orderNumber} Open · Ada Miller` }).waitFor();
    await visitor.page.keyboard.press('Enter');
    await visitor.heading(`Lead ${orderNumber}`).waitFor();
    await visitor.expectAccessible();
  });

  it('says what is wrong with a form, and sends it once for a double click', async () => {
    await visitor.link('Webhook endpoints').click();
    await visitor.page.getByText('No endpoints yet.').waitFor();
    await visitor.button('New endpoint').click();
    await visitor.page.getByLabel('URL').fill('http://user:secret@127.0.0.1/');
    await visitor.button('Create endpoint').click();
    await visitor.page.getByRole('dialog').getByRole('alert').waitFor();
    await visitor.expectAccessible();
    await visitor.page.getByLabel('URL').fill('http://127.0.0.1:9/');
    await visitor.button('Create endpoint').dblclick();
    await visitor.button('I have copied it').click();
    expect(await visitor.get('endpoints')).toHaveLength(1);
  });

  it('makes a secret once for a double click, and shows it', async () => {
    await visitor.link('http://127.0.0.1:9/').click();
    await visitor.button('Sign by Standard Webhooks').dblclick();
    await visitor.page.getByTestId('Secret of Standard Webhooks').waitFor();
    await visitor.button('I have copied it').click();
    await visitor.button('Rotate secret').click();
    await visitor.page.getByRole('dialog').getByRole('button', { name: 'Rotate secret' }).dblclick();
    await visitor.page.getByTestId('Signing secret').waitFor();
    const changes = await visitor.get<{ action: string }>('audit?kind=webhook_subscription');
    expect(changes.filter(({ action }) => action.endsWith('.updated'))).toHaveLength(2);
    expect(visitor.errors).toEqual([]);
  });
});
