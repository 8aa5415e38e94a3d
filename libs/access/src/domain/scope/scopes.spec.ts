import { describe, expect, it } from '@jest/globals';
import { allScopes, inOrder, isScope, parseScopes } from './scopes.js';

describe('scopes', () => {
  it('are unique', () => {
    expect(new Set(allScopes).size).toBe(allScopes.length);
  });

  it('have only the actions of their area', () => {
    expect(isScope('partner-api.events.read')).toBe(true);
    expect(isScope('partner-api.events.write')).toBe(false);
    expect(isScope('partner-api.configurator-sessions.read')).toBe(false);
  });

  it('require their prefix on the wire (A3)', () => {
    expect(isScope('leads.read')).toBe(false);
  });

  it('are sorted without duplicates', () => {
    expect(inOrder(['partner-api.quotes.read', 'partner-api.leads.read', 'partner-api.quotes.read'])).toEqual([
      'partner-api.leads.read',
      'partner-api.quotes.read',
    ]);
  });
});

describe('parseScopes', () => {
  it('returns every scope for "all"', () => {
    expect(parseScopes('all')).toEqual(allScopes);
  });

  it('accepts short names, wire names and spaces', () => {
    expect(parseScopes('quotes.write, partner-api.leads.read,quotes.write')).toEqual([
      'partner-api.leads.read',
      'partner-api.quotes.write',
    ]);
  });

  for (const [text, message] of [
    ['leads.reed', /^unknown scope "leads\.reed"; use "all" alone, or scopes of lot-stock\.read, leads\.read/],
    ['leads.read,all,x', /^unknown scopes "all", "x";/],
    ['leads.read,', /^unknown scope ""/],
    ['__proto__', /^unknown scope "__proto__"/],
    ['', /^no scope given/],
  ] as const) {
    it(`rejects "${text}"`, () => {
      expect(() => parseScopes(text)).toThrow(
        expect.objectContaining({ code: 'invalid', message: expect.stringMatching(message) }),
      );
    });
  }
});
