import { describe, expect, it } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { matchesHash, newLinkToken, parseLinkToken } from './link-token.js';

describe('the token of a download link (R71)', () => {
  const [company, link] = [newId() as CompanyId, newId()];

  it('contains its company and link, and a secret stored only as a hash', () => {
    const { text, hash } = newLinkToken(company, link);
    const token = parseLinkToken(text)!;
    expect(token).toMatchObject({ company, link });
    expect(text).toMatch(/^[\w-]{75}$/);
    expect(matchesHash(hash, token.secret)).toBe(true);
    expect(hash).not.toContain(token.secret.toString('hex'));
  });

  it('is different each time and valid for no other link', () => {
    const [one, other] = [newLinkToken(company, link), newLinkToken(company, link)];
    expect(one.text).not.toBe(other.text);
    expect(matchesHash(other.hash, parseLinkToken(one.text)!.secret)).toBe(false);
    expect(matchesHash(undefined, parseLinkToken(one.text)!.secret)).toBe(false);
  });

  it.each(['', 'x', '../../x', `${'A'.repeat(74)}!`, 'A'.repeat(74), 'A'.repeat(76), `${'A'.repeat(74)}B`])(
    'rejects %j',
    (text) => {
      expect(parseLinkToken(text)).toBeUndefined();
    },
  );
});
