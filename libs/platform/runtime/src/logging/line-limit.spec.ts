import { describe, expect, it } from '@jest/globals';
import { LineLimit } from './line-limit.js';

describe('the limit of repeated log lines', () => {
  const at = (times: readonly (readonly [ms: number, kind: string])[], options = {}): (number | undefined)[] => {
    let now = 0;
    const limit = new LineLimit({ lines: 2, intervalMs: 100, ...options }, () => now);
    return times.map(([ms, kind]) => {
      now = ms;
      return limit.admit(kind);
    });
  };

  it('admits a number of lines per interval, and the next line counts the omitted ones', () => {
    const times = [0, 1, 2, 3, 4, 99, 100, 101, 102].map((ms) => [ms, 'away'] as const);
    expect(at(times)).toEqual([0, 0, ...[2, 3, 4, 99].map(() => undefined), 4, 0, undefined]);
  });

  it('applies to each kind separately', () => {
    expect(at(['a', 'a', 'a', 'b'].map((kind) => [0, kind] as const))).toEqual([0, 0, undefined, 0]);
  });

  it('combines kinds beyond the maximum, and frees them when their intervals end', () => {
    const kinds = ['a', 'b', 'c', 'd', 'e'].map((kind) => [0, kind] as const);
    expect(at([...kinds, [100, 'f']], { kinds: 2 })).toEqual([0, 0, 0, 0, undefined, 0]);
  });
});
