import { describe, expect, it } from '@jest/globals';
import { readForm } from './token-form.js';

const type = 'application/x-www-form-urlencoded';

describe('form of a token request', () => {
  it('is decoded, with empty parameters omitted (RFC 6749 §3.2)', () => {
    expect(readForm({ type, text: 'grant_type=client_credentials&scope=a+b%20c&client_id=&x' })).toEqual(
      new Map([
        ['grant_type', 'client_credentials'],
        ['scope', 'a b c'],
      ]),
    );
  });

  it('keeps parameter names unchanged', () => {
    expect(readForm({ type, text: '?a=1&__proto__=2' })).toEqual(
      new Map([
        ['?a', '1'],
        ['__proto__', '2'],
      ]),
    );
  });

  for (const [what, body] of [
    ['another content type', { type: 'application/json', text: '{}' }],
    ['no content type', { type: '', text: 'grant_type=client_credentials' }],
    ['a repeated parameter', { type, text: 'a=1&b=2&a=1' }],
    ['a parameter repeated without a value', { type, text: 'a=1&a=' }],
    ['a broken escape', { type, text: 'a=%zz' }],
  ] as const) {
    it(`is rejected with ${what}`, () => {
      expect(() => readForm(body)).toThrow(expect.objectContaining({ code: 'invalid_request' }));
    });
  }
});
