import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MalformedForm, listOf, parseForm } from './form.js';

const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('a form-encoded body', () => {
  it('supports nested keys', () => {
    expect(plain(parseForm('mode=payment&line_items[0][price_data][currency]=usd&metadata[a%20b]=1%2B1'))).toEqual({
      mode: 'payment',
      line_items: { 0: { price_data: { currency: 'usd' } } },
      metadata: { 'a b': '1+1' },
    });
  });

  it('supports lists with and without indices', () => {
    expect(listOf(parseForm('expand[]=a&expand[]=b').expand as never)).toEqual(['a', 'b']);
    expect(listOf(parseForm('expand[10]=k&expand[2]=c').expand as never)).toEqual(['c', 'k']);
  });

  it.each(['a[=1', 'a]=1', '[a]=1', 'a[b]c=1', 'a=1&a[b]=2', 'a[b]=2&a=1'])('rejects %s', (text) => {
    expect(() => parseForm(text)).toThrow(MalformedForm);
  });

  it('cannot reach a prototype', () => {
    parseForm('__proto__[polluted]=1&constructor[prototype][polluted]=1');
    expect(({} as any).polluted).toBeUndefined();
  });

  it('preserves any text', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(parseForm(new URLSearchParams({ 'metadata[x]': value }).toString())).toEqual(
          expect.objectContaining({ metadata: expect.objectContaining({ x: value.toWellFormed() }) }),
        );
      }),
    );
  });
});
