import { describe, expect, it } from '@jest/globals';
import { csvOf } from './csv';

describe('rows as CSV', () => {
  it('have a header and the mark of UTF-8, and every value is quoted', () => {
    expect(
      csvOf([
        { at: 'noon', name: 'a "b"' },
        { at: null, more: { is: 1 } },
      ]),
    ).toBe('\ufeff"at","name","more"\r\n"noon","a ""b""",""\r\n"","","{""is"":1}"\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@a', '\tx'])('defuse the formula %j', (text) => {
    expect(csvOf([{ text }])).toBe(`\ufeff"text"\r\n"'${text}"\r\n`);
  });
});
