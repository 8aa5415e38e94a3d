import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openBrowser } from '@partner/testing';
import type { Browser } from 'playwright-core';
import { BrokenEndpoint } from '../support/endpoint.js';
import { Inbox } from '../support/inbox.js';
import { signInWithSecondFactors } from '../support/second-factors.js';
import { createLead, Stack } from '../support/stack.js';
import { Visitor } from '../support/visitor.js';

describe('a team in the portal', () => {
  const inbox = new Inbox();
  const endpoint = new BrokenEndpoint();
  let endpointUrl: string;
  let stack: Stack;
  let browser: Browser;
  let olive: Visitor;
  let ida: Visitor;
  let apiKey: string;
  const viewers = '65f0c0ffee00000000000001';

  const me = (): Promise<unknown> => stack.callWith(apiKey)('GET', 'me');

  beforeAll(async () => {
    const smtpUrl = await inbox.start();
    endpointUrl = await endpoint.start();
    [stack, browser] = await Promise.all([Stack.start({ SMTP_URL: smtpUrl }), openBrowser()]);
    [olive, ida] = [await Visitor.open(browser, stack.portalUrl), await Visitor.open(browser, stack.portalUrl)];
    await olive.signIn(await stack.signInPath());
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
    await endpoint.stop();
    await inbox.stop();
  });

  it('creates a role, and invites a person by mail, also again', async () => {
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
    await inbox.take('ida@example.com', '/invitations/');
    await button('Invite again Ida').click();
    await ida.signIn(await inbox.link('ida@example.com', '/invitations/'));
  });

  it('invites a person with the preset of a role, which the company then has', async () => {
    const { page, button } = olive;
    await olive.link('Team').click();
    await button('Invite a person').click();
    await page.getByLabel('Email').fill('tess@example.com');
    await page.getByLabel('First name').fill('Tess');
    const role = page.getByRole('dialog').getByRole('combobox', { name: 'Role' });
    await role.click();
    for (const name of [/^Viewer: /, /^Developer: /, /^Support: /]) await page.getByRole('option', { name }).waitFor();
    await page.getByRole('option', { name: /^Support: / }).click();
    await olive.expectAccessible();
    await button('Send invitation').click();
    await page.getByRole('row', { name: /Tess Invited/ }).waitFor();
    await page.getByRole('checkbox', { name: 'Support: webhooks', checked: true }).waitFor();
    expect(await page.getByLabel('Support: credentials').isChecked()).toBe(false);
    await button('Invite a person').click();
    await role.click();
    await page.getByRole('option', { name: 'Support', exact: true }).waitFor();
    expect(await page.getByRole('option', { name: /^Support: / }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await button('Cancel').click();
  });

  it('shows a person only what they may do', async () => {
    await ida.link('Team').click();
    await ida.heading('Team').waitFor();
    await ida.page.getByRole('row', { name: /Olive Miller/ }).waitFor();
    expect(await ida.button('Invite a person').count()).toBe(0);
    expect(await ida.page.getByLabel('Developers: view').isDisabled()).toBe(true);
    await ida.expectAccessible();
  });

  it('lets nobody take the right to the team from their own role', async () => {
    await olive.page.getByLabel('Developers: team').click();
    await olive.page.getByRole('checkbox', { name: 'Developers: team', checked: true }).waitFor();
    await ida.page.reload();
    await ida.button('Invite a person').waitFor();
    await ida.page.getByLabel('Developers: webhooks').waitFor();
    const disabled = ['team', 'webhooks'].map((one) => ida.page.getByLabel(`Developers: ${one}`).isDisabled());
    expect(await Promise.all(disabled)).toEqual([true, false]);
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

  it('creates a limited credential from a preset, and shows its secret until it is copied', async () => {
    const { page, button } = olive;
    await olive.link('Credentials').click();
    await button('New credential').click();
    await page.getByLabel('Name').fill('Website');
    await button('ERP').click();
    expect(await page.getByLabel('customers.write').isChecked()).toBe(true);
    expect(await page.getByLabel('customers.erase').isChecked()).toBe(false);
    await button('Website').click();
    expect(await page.getByLabel('leads.write').isChecked()).toBe(true);
    expect(await page.getByLabel('payments.write').isChecked()).toBe(false);
    await page.getByLabel('Last day').fill('2099-12-31');
    await page.getByLabel('Allowed addresses').fill('127.0.0.0/8\n::1');
    await olive.expectAccessible();
    await button('Create credential').click();
    await page.getByTestId('API key').waitFor();
    await page.keyboard.press('Escape');
    apiKey = (await page.getByTestId('API key').textContent())!;
    await button('I have copied it').click();
    expect(await me()).toMatchObject({ companyId: stack.companyId });
  });

  it('rotates with a grace, and suspends with a reason', async () => {
    const { page, button } = olive;
    await button('Rotate Website').click();
    await page.getByLabel('24 hours').check();
    await olive.expectAccessible();
    await page.getByRole('dialog').getByRole('button', { name: 'Rotate' }).click();
    await button('I have copied it').click();
    await page.getByText('Previous secret works until').waitFor();
    expect(await me()).toMatchObject({ companyId: stack.companyId });
    await button('Suspend Website').click();
    await page.getByLabel('Reason').fill('Leaked in a log');
    await olive.expectAccessible();
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
    await page.getByText('Leaked in a log').waitFor();
    await olive.expectAccessible();
    expect(await me()).toMatchObject({ code: 'credential_suspended' });
    await button('Resume Website').click();
    await button('Suspend Website').waitFor();
    await button('Edit limits Website').click();
    await page.getByLabel('Allowed addresses').fill('203.0.113.0/24');
    await button('Save limits').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await me()).toMatchObject({ code: 'address_not_allowed' });
  });

  it('suspends the API access of the whole company after the name is typed, and resumes it', async () => {
    const { page, button } = olive;
    await olive.link('Credentials').click();
    await button('Suspend API access…').click();
    await page.getByLabel('Reason').fill('A key was published');
    expect(await button(/^Suspend$/).isDisabled()).toBe(true);
    await page.getByLabel('Type Ozark Sheds to confirm').fill('Ozark Sheds');
    await olive.expectAccessible();
    await button(/^Suspend$/).click();
    await page.getByText('API access is suspended').waitFor();
    await page.getByText('A key was published').waitFor();
    await olive.expectAccessible();
    expect(await me()).toMatchObject({ code: 'company_suspended' });
    await button('Resume API access').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resume' }).click();
    await page.getByText('Active', { exact: true }).waitFor();
    expect(await me()).toMatchObject({ code: 'address_not_allowed' });
  });

  it('leads from the alert of a failed night to the redelivered event in under ten clicks', async () => {
    const owner = 'olive@example.com';
    await olive.link('Alerts').click();
    await olive.page.getByText('Nothing needs attention.').waitFor();
    await olive.page.getByRole('combobox', { name: 'Email addresses' }).fill(owner);
    await olive.page.keyboard.press('Enter');
    await olive.page.getByLabel('Endpoint fails for this many minutes').fill('0');
    await olive.expectAccessible();
    await olive.button('Save alerts').click();
    await olive.page.getByText('Saved').waitFor();
    await olive.link('Webhook endpoints').click();
    await olive.button('New endpoint').click();
    await olive.page.getByLabel('Name').fill('Orders');
    await olive.page.getByLabel('URL').fill(endpointUrl);
    await olive.button('Create endpoint').click();
    await olive.button('I have copied it').click();
    await createLead(await stack.createKey('ERP'));
    await olive.link('Orders').click();
    await olive.link('lead.created').click();
    await olive.page.getByText('Your server failed.').first().waitFor();
    await stack.partner('sweep', 'alerts');

    // In the morning, on another computer.
    const tom = await Visitor.open(browser, stack.portalUrl);
    let clicks = 1;
    const click = async (what: { click(): Promise<void> }): Promise<void> => {
      clicks += 1;
      await what.click();
    };
    const mailed = await inbox.link(owner, 'A webhook endpoint is failing', '/endpoints/');
    await tom.page.goto(mailed);
    await tom.page.getByLabel('Email').fill(owner);
    await click(tom.button('Email me a link'));
    await tom.page.goto(await inbox.link(owner, '/sign-in/'));
    clicks += 1;
    await click(tom.button('Sign in'));
    await tom.page.getByRole('navigation', { name: 'Main' }).waitFor();
    await tom.page.goto(mailed);
    clicks += 1;
    await tom.page.getByText('All recent deliveries failed').waitFor();
    // Mended no earlier: an automatic retry would end the failure before it was looked at.
    endpoint.isFixed = true;
    await click(tom.link('lead.created').first());
    await click(tom.button(/^(Deliver now|Redeliver)$/));
    await tom.page.getByText('Delivered', { exact: true }).waitFor();
    expect(clicks).toBeLessThan(10);
    await stack.partner('sweep', 'alerts');
    await inbox.take(owner, 'A webhook endpoint works again');
    await tom.link('Alerts').click();
    await tom.page.getByText('Over', { exact: true }).waitFor();
    await tom.expectAccessible();
    expect(tom.errors).toEqual([]);
  });

  it('shows no buttons of webhooks to a person who may only look', async () => {
    await stack.apply([
      { put: 'role', id: viewers, name: 'Viewers', permissions: ['partner-api.view'] },
      { put: 'user', firstName: 'Vic', lastName: 'Lee', email: 'vic@example.com', roleId: viewers },
    ]);
    const vic = await Visitor.open(browser, stack.portalUrl);
    await vic.signIn(await stack.signInPath('vic@example.com'));
    const buttons = vic.button(
      /^(New endpoint|Send test|Edit|Disable|Enable|Rotate|Delete|Deliver now|Redeliver|Replay|Suspend)/,
    );
    await vic.link('Webhook endpoints').click();
    await vic.link('Orders').click();
    await vic.page.getByRole('img', { name: 'Attempts over time by result' }).waitFor();
    await vic.page.getByText('Show the numbers as a table').click();
    await vic.page.getByRole('region', { name: 'Attempts over time' }).waitFor();
    expect(await buttons.count()).toBe(0);
    await vic.expectAccessible();
    await vic.link('lead.created').first().click();
    await vic.heading('Delivery of lead.created').waitFor();
    expect(await buttons.count()).toBe(0);
    for (const name of ['Deliveries', 'Events', 'Credentials']) {
      await vic.page.getByRole('link', { name, exact: true }).click();
      await vic.heading(name).waitFor();
      expect(await buttons.count()).toBe(0);
    }
    await vic.page.getByText('Only people with the permission').waitFor();
    expect(vic.errors).toEqual([]);
  });

  it('signs in with a passkey, a code or a recovery code, and lets the company require it', () =>
    signInWithSecondFactors(stack, browser, ida));

  it('logs no browser errors, and sends no request to another host', () => {
    expect([olive.errors, ida.errors]).toEqual([[], []]);
  });
});
