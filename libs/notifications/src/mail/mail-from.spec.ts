import { describe, expect, it } from '@jest/globals';
import { readSettings } from '@partner/runtime';
import { mailFromOf } from './mail-from.js';

describe('mailFromOf', () => {
  it.each([
    [{}, 'Partner API <no-reply@localhost>'],
    [{ PARTNER_BASE_URL: 'http://10.0.0.1:3000' }, 'Partner API <no-reply@localhost>'],
    [{ PARTNER_BASE_URL: 'https://api.example.com/' }, 'Partner API <no-reply@api.example.com>'],
    [{ PARTNER_MAIL_FROM: 'sheds@example.com', PARTNER_BASE_URL: 'https://api.example.com' }, 'sheds@example.com'],
  ])('for %j returns %s', (environment, from) => {
    expect(mailFromOf(readSettings(environment))).toBe(from);
  });
});
