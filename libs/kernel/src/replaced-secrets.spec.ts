import { describe, expect, it } from '@jest/globals';
import { ReplacedSecrets } from './replaced-secrets.js';

const hour = 3_600_000;
const after = (hours: number): Date => new Date(Date.UTC(2026, 2, 1) + hours * hour);
const names = (list: ReplacedSecrets['list']): string[] => list.map(({ secret }) => secret);

describe('replaced secrets (E8, A12)', () => {
  it('each work for their own time, newest first', () => {
    const both = new ReplacedSecrets().with('a', after(0), 24).with('b', after(10), 24);
    expect(names(both.working(after(23)))).toEqual(['b', 'a']);
    expect(names(both.working(after(24)))).toEqual(['b']);
    expect(names(both.working(after(34)))).toEqual([]);
    expect(both.lastEnd).toEqual(after(34));
    expect(both.with('c', after(11), 1).lastEnd).toEqual(after(34));
    expect(new ReplacedSecrets().lastEnd).toBeNull();
  });

  it('are five at most; an ended one makes room', () => {
    let replaced = new ReplacedSecrets();
    for (const [at, secret] of [...'abcde'].entries()) replaced = replaced.with(secret, after(at), 24);
    expect(() => replaced.with('f', after(23), 24)).toThrow(
      expect.objectContaining({ code: 'conflict', reason: 'too_many_secrets' }),
    );
    expect(names(replaced.with('f', after(24), 24).list)).toEqual(['f', 'e', 'd', 'c', 'b']);
  });
});
