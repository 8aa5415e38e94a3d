import { describe, expect, it } from '@jest/globals';
import { newId } from '@partner/kernel';
import { CredentialText } from './credential-text.js';

describe('the text of a credential', () => {
  const sandbox = new CredentialText('sandbox');
  const production = new CredentialText('production');
  const id = newId();
  const secret = `${'Ab0_-'.repeat(8)}xyz`;

  it('contains kind and environment (A1)', () => {
    expect(sandbox.apiKey(id, secret)).toBe(`pk_test_${id}_${secret}`);
    expect(production.apiKey(id, secret)).toBe(`pk_live_${id}_${secret}`);
    expect(production.clientId(id)).toBe(`ci_live_${id}`);
    expect(sandbox.clientSecret(secret)).toBe(`cs_test_${secret}`);
  });

  it('can be parsed again', () => {
    expect(sandbox.readApiKey(sandbox.apiKey(id, secret))).toEqual({ id, secret });
    expect(sandbox.readClientId(sandbox.clientId(id))).toBe(id);
    expect(sandbox.readClientSecret(sandbox.clientSecret(secret))).toBe(secret);
  });

  it('is rejected in the other environment (A4)', () => {
    expect(production.readApiKey(sandbox.apiKey(id, secret))).toBeUndefined();
    expect(sandbox.readClientId(production.clientId(id))).toBeUndefined();
    expect(sandbox.readClientSecret(production.clientSecret(secret))).toBeUndefined();
  });

  for (const [name, text] of [
    ['cut off', `pk_test_${id}_${secret.slice(1)}`],
    ['too long', `pk_test_${id}_${secret}x`],
    ['with another separator', `pk_test_${id}-${secret}`],
    ['with an upper-case id', `pk_test_${id.slice(0, 23)}F_${secret}`],
    ['with a newline', `pk_test_${id}_${secret}\n`],
    ['empty', ''],
  ] as const) {
    it(`is not an API key when ${name}`, () => {
      expect(sandbox.readApiKey(text)).toBeUndefined();
    });
  }
});
