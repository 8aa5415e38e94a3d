import { describe, expect, it } from '@jest/globals';
import { lastEnd, type ReplacedSecret, replaceSecret, workingSecrets } from './replaced-secrets.js';

const hour = 3_600_000;
const after = (hours: number): Date => new Date(Date.UTC(2026, 2, 1) + hours * hour);
const names = (replaced: readonly ReplacedSecret[]): string[] => replaced.map(({ secret }) => secret);

describe('replaced secrets (E8, A12)', () => {
  it('each work for their own time, newest first', () => {
    const first = replaceSecret([], 'a', after(0), 24);
    const both = replaceSecret(first, 'b', after(10), 24);
    expect(names(workingSecrets(both, after(23)))).toEqual(['b', 'a']);
    expect(names(workingSecrets(both, after(24)))).toEqual(['b']);
    expect(names(workingSecrets(both, after(34)))).toEqual([]);
    expect(lastEnd(both)).toEqual(after(34));
    expect(lastEnd(replaceSecret(both, 'c', after(11), 1))).toEqual(after(34));
    expect(lastEnd([])).toBeNull();
  });

  it('are five at most; an ended one makes room', () => {
    let replaced: ReplacedSecret[] = [];
    for (const [at, secret] of [...'abcde'].entries()) replaced = replaceSecret(replaced, secret, after(at), 24);
    expect(() => replaceSecret(replaced, 'f', after(23), 24)).toThrow(
      expect.objectContaining({ code: 'conflict', reason: 'too_many_secrets' }),
    );
    expect(names(replaceSecret(replaced, 'f', after(24), 24))).toEqual(['f', 'e', 'd', 'c', 'b']);
  });
});
