import { describe, expect, it } from '@jest/globals';
import { allScopes, inOrder, isScope, parseScopes } from './scopes.js';

describe('scopes', () => {
  it('are each there once', () => {
    expect(new Set(allScopes).size).toBe(allScopes.length);
  });

  it('have no write where the table has none', () => {
    expect(isScope('partner-api.events.read')).toBe(true);
    expect(isScope('partner-api.events.write')).toBe(false);
    expect(isScope('partner-api.configurator-sessions.read')).toBe(false);
  });

  it('carry their prefix on the wire (A3)', () => {
    expect(isScope('leads.read')).toBe(false);
  });

  it('are put in order, each once', () => {
    expect(inOrder(['partner-api.quotes.read', 'partner-api.leads.read', 'partner-api.quotes.read'])).toEqual([
      'partner-api.leads.read',
      'partner-api.quotes.read',
    ]);
  });
});

describe('the scopes an operator names', () => {
  it('are all of them with "all"', () => {
    expect(parseScopes('all')).toEqual(allScopes);
  });

  it('may be short, on the wire form and spaced', () => {
    expect(parseScopes('quotes.write, partner-api.leads.read,quotes.write')).toEqual([
      'partner-api.leads.read',
      'partner-api.quotes.write',
    ]);
  });

  for (const [text, message] of [
    ['leads.reed', /^unknown scope "leads\.reed"; known are all, lot-stock\.read, leads\.read/],
    ['leads.read,all,x', /^unknown scopes "all", "x";/],
    ['leads.read,', /^unknown scope ""/],
    ['__proto__', /^unknown scope "__proto__"/],
    ['', /^no scope given/],
  ] as const) {
    it(`are refused as "${text}"`, () => {
      expect(() => parseScopes(text)).toThrow(
        expect.objectContaining({ code: 'invalid', message: expect.stringMatching(message) }),
      );
    });
  }
});
