import { expect } from '@jest/globals';
import { generate } from 'otplib';
import type { Browser } from 'playwright-core';
import type { Stack } from './stack.js';
import { Visitor } from './visitor.js';

/**
 * Olive adds a passkey and an authenticator app, requires a second factor from the company, and signs in with a
 * passkey, a code and a recovery code, of which the last two work once. Passkeys need the address `localhost`.
 * @param ida owner of the company, without a second factor.
 */
export async function signInWithSecondFactors(stack: Stack, browser: Browser, ida: Visitor): Promise<void> {
  const portalUrl = stack.portalUrl.replace('127.0.0.1', 'localhost');
  const link = async (): Promise<string> => {
    const [made] = await stack.partner('sign-in-link', '--company', stack.companyId, '--email', 'olive@example.com');
    return new URL(made!['url']!).pathname;
  };
  const [here, there] = [await Visitor.open(browser, portalUrl), await Visitor.open(browser, portalUrl)];
  const { page, button } = here;
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  const device = {
    protocol: 'ctap2',
    transport: 'internal',
    hasUserVerification: true,
    isUserVerified: true,
  } as const;
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...device, automaticPresenceSimulation: true },
  });
  await here.signIn(await link());
  await here.link('Security').click();
  await here.expectAccessible();
  await button('Add a passkey').click();
  await page.getByLabel('Name').fill('Work laptop');
  await here.expectAccessible();
  await button('Create passkey').click();
  const codes = (await page.getByTestId('Recovery codes').textContent())!.split('\n');
  await here.expectAccessible();
  await button('I have copied it').click();
  await page.getByRole('row', { name: /Work laptop Passkey/ }).waitFor();
  await button('Add an authenticator app').click();
  const secret = (await page.getByRole('region', { name: 'Key' }).textContent())!;
  await page.getByLabel('Code that the app shows').fill('000000');
  await button('Confirm').click();
  await page.getByText('the code is wrong').waitFor();
  await here.expectAccessible();
  await page.getByLabel('Code that the app shows').fill(await generate({ secret }));
  await button('Confirm').click();
  await page.getByRole('row', { name: /Authenticator app/ }).waitFor();
  await here.expectAccessible();
  await here.link('Team').click();
  await page.getByLabel('Require a second factor').click();
  await page.getByRole('switch', { name: 'Require a second factor', checked: true }).waitFor();
  await here.expectAccessible();

  await ida.page.goto('/sign-in');
  await ida.page.goto(await stack.signInPath('ida@example.com'));
  await ida.button('Sign in').click();
  await ida.page.getByText('Your company requires a second factor.').waitFor();
  await ida.expectAccessible();

  await page.goto(await link());
  await button('Sign in').click();
  await button('Use a passkey').waitFor();
  await here.expectAccessible();
  await button('Use a passkey').click();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();

  // The step of the code that confirmed the app is used up.
  const code = await generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 });
  const present = async (field: string, value: string): Promise<void> => {
    await there.page.goto(await link());
    await there.button('Sign in').click();
    if (field === 'Recovery code') await there.button('Use a recovery code').click();
    await there.page.getByLabel(field).fill(value);
    await there.button('Continue').click();
  };
  for (const [field, value] of [
    ['Code of your authenticator app', code],
    ['Recovery code', codes[0]!],
  ] as const) {
    await present(field, value);
    await there.page.getByRole('navigation', { name: 'Main' }).waitFor();
    await present(field, value);
    await there.page.getByText('the code is wrong').waitFor();
  }
  await there.expectAccessible();
  expect([here.errors, there.errors]).toEqual([[], []]);
}
