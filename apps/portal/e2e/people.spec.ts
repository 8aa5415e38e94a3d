import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openBrowser } from '@partner/testing';
import type { Browser } from 'playwright-core';
import { Inbox } from './support/inbox.js';
import { Stack } from './support/stack.js';
import { Visitor } from './support/visitor.js';

describe('a team in the portal', () => {
  const inbox = new Inbox();
  let stack: Stack;
  let browser: Browser;
  let olive: Visitor;
  let ida: Visitor;

  beforeAll(async () => {
    const smtpUrl = await inbox.start();
    [stack, browser] = await Promise.all([Stack.start({ SMTP_URL: smtpUrl }), openBrowser()]);
    [olive, ida] = [await Visitor.open(browser, stack.portalUrl), await Visitor.open(browser, stack.portalUrl)];
    await olive.signIn(await stack.signInPath());
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
    await inbox.stop();
  });

  it('creates a role, and invites a person by mail', async () => {
    const { page, button } = olive;
    await olive.link('Team').click();
    await page.getByText('You work here alone.').waitFor();
    await page.getByLabel('New role').fill('Developers');
    await button('Create role').click();
    await page.getByLabel('Developers: webhooks').click();
    await page.getByRole('checkbox', { name: 'Developers: webhooks', checked: true }).waitFor();
    await olive.expectAccessible();
    await button('Invite a person').click();
    await page.getByLabel('Email').fill('ida@example.com');
    await page.getByLabel('First name').fill('Ida');
    await olive.choose('Role', 'Developers');
    await olive.expectAccessible();
    await button('Send invitation').click();
    await page.getByRole('row', { name: /Ida Invited/ }).waitFor();
    await ida.signIn(await inbox.link('ida@example.com', '/invitations/'));
  });

  it('shows a person only what they may do', async () => {
    await ida.link('Team').click();
    await ida.heading('Team').waitFor();
    await ida.page.getByRole('row', { name: /Olive Miller/ }).waitFor();
    expect(await ida.button('Invite a person').count()).toBe(0);
    expect(await ida.page.getByLabel('Developers: view').isDisabled()).toBe(true);
    await ida.expectAccessible();
  });

  it('ends the session of a person, changes their role, and transfers ownership', async () => {
    const { page, button } = olive;
    await page.reload();
    await button('End session of Ida').click();
    await button('End session of Ida').waitFor({ state: 'detached' });
    await ida.page.goto('/team');
    await ida.heading('Sign in to the developer portal').waitFor();
    await olive.choose('Role of Ida', 'Administrator');
    await button('Make owner Ida').click();
    await olive.expectAccessible();
    await page.getByRole('dialog').getByRole('button', { name: 'Make owner' }).click();
    await page.getByRole('row', { name: /Ida .*Owner/ }).waitFor();
    expect(await button(/^Make owner/).count()).toBe(0);
  });

  it('logs no browser errors, and sends no request to another host', () => {
    expect([olive.errors, ida.errors]).toEqual([[], []]);
  });
});
