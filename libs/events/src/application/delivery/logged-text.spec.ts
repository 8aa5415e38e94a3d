import { describe, expect, it } from '@jest/globals';
import { loggedText } from './logged-text.js';

const value = 'Basic a/b&c"d\\e==';

describe('a response in the delivery log (R92)', () => {
  it.each([
    ['as they are', value],
    ['in JSON', JSON.stringify(value).slice(1, -1)],
    ['in JSON of PHP', JSON.stringify(value).slice(1, -1).replaceAll('/', '\\/')],
    ['in JSON of Go', JSON.stringify(value).slice(1, -1).replaceAll('&', '\\u0026')],
    ['in JSON of Java', JSON.stringify(value).slice(1, -1).replaceAll('&', '\\u0026').replaceAll('=', '\\u003d')],
  ])('has no values of constant headers %s', (_, repeated) => {
    expect(loggedText(`who is ${repeated}?`, 1_000, { authorization: value })).toBe('who is …?');
  });

  it('has nothing of a value that begins with another, in any order', () => {
    for (const headers of [
      { one: 'key', other: 'key-of-a-gateway' },
      { one: 'key-of-a-gateway', other: 'key' },
    ])
      expect(loggedText('key-of-a-gateway, key', 1_000, headers)).toBe('…, …');
  });

  it('has nothing of a value at which it ends', () => {
    expect(loggedText(`${'x'.repeat(8)}${value}`, 10, { authorization: value })).toBe(`${'x'.repeat(8)}…`);
  });
});
