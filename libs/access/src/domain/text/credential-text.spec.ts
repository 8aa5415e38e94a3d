import { describe, expect, it } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { CredentialText } from './credential-text.js';

describe('the text of a credential', () => {
  const sandbox = new CredentialText('sandbox');
  const production = new CredentialText('production');
  const company = newId() as CompanyId;
  const id = newId();
  const secret = `${'Ab0_-'.repeat(8)}xyz`;

  it('contains kind, environment and company (A1)', () => {
    expect(sandbox.apiKey({ company, id, secret })).toBe(`pk_test_${company}_${id}_${secret}`);
    expect(production.apiKey({ company, id, secret })).toBe(`pk_live_${company}_${id}_${secret}`);
    expect(production.clientId({ company, id })).toBe(`ci_live_${company}_${id}`);
    expect(sandbox.clientSecret(secret)).toBe(`cs_test_${secret}`);
  });

  it('can be parsed again', () => {
    expect(sandbox.readApiKey(sandbox.apiKey({ company, id, secret }))).toEqual({ company, id, secret });
    expect(sandbox.readClientId(sandbox.clientId({ company, id }))).toEqual({ company, id });
    expect(sandbox.readClientSecret(sandbox.clientSecret(secret))).toBe(secret);
  });

  it('is rejected in the other environment (A4)', () => {
    expect(production.readApiKey(sandbox.apiKey({ company, id, secret }))).toBeUndefined();
    expect(sandbox.readClientId(production.clientId({ company, id }))).toBeUndefined();
    expect(sandbox.readClientSecret(production.clientSecret(secret))).toBeUndefined();
  });

  for (const [name, text] of [
    ['cut off', `pk_test_${company}_${id}_${secret.slice(1)}`],
    ['too long', `pk_test_${company}_${id}_${secret}x`],
    ['with another separator', `pk_test_${company}_${id}-${secret}`],
    ['with an upper-case id', `pk_test_${id.slice(0, 23)}F_${secret}`],
    ['without a company', `pk_test_${id}_${secret}`],
    ['with a newline', `pk_test_${company}_${id}_${secret}\n`],
    ['empty', ''],
  ] as const) {
    it(`is not an API key when ${name}`, () => {
      expect(sandbox.readApiKey(text)).toBeUndefined();
    });
  }
});
