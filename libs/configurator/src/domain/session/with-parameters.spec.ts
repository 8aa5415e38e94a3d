import { describe, expect, it } from '@jest/globals';
import { withParameters } from './with-parameters.js';

const [psid, quoteId] = ['65f0c0ffee0000000000ca01', '65f0c0ffee0000000000e001'];

describe('withParameters', () => {
  it.each([
    ['https://a.example.com/', `https://a.example.com/?psid=${psid}`],
    ['https://a.example.com/?', `https://a.example.com/?psid=${psid}`],
    ['https://a.example.com/b?c=d%20e+f~&g#h', `https://a.example.com/b?c=d%20e+f~&g&psid=${psid}#h`],
    ['https://a.example.com/?psid=x&c=1&quoteId=y&psid=z', `https://a.example.com/?c=1&psid=${psid}`],
    ['https://a.example.com/?%70sid=x&psids=1&PSID=2', `https://a.example.com/?psids=1&PSID=2&psid=${psid}`],
    ['https://a.example.com/?&&c=%zz&', `https://a.example.com/?c=%zz&psid=${psid}`],
  ])('keeps the rest of %s unchanged (R54, R76)', (address, expected) => {
    expect(withParameters(address, { psid })).toBe(expected);
  });

  it('replaces the return address only at a launch (R54, R76)', () => {
    const address = 'https://a.example.com/?psreturn=x';
    expect(withParameters(address, { psid })).toBe(`${address}&psid=${psid}`);
    expect(withParameters(address, { psid, psreturn: 'https://b.example.com/c' })).toBe(
      `https://a.example.com/?psid=${psid}&psreturn=https%3A%2F%2Fb.example.com%2Fc`,
    );
  });

  it('adds the quote after the session (R54)', () => {
    expect(withParameters('https://a.example.com/?quoteId=old', { psid, quoteId })).toBe(
      `https://a.example.com/?psid=${psid}&quoteId=${quoteId}`,
    );
  });
});
