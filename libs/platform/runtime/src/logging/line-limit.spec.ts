import { describe, expect, it } from '@jest/globals';
import { LineLimit } from './line-limit.js';

describe('the limit of repeated log lines', () => {
  const at = (times: readonly (readonly [ms: number, kind: string])[]): (number | undefined)[] => {
    let now = 0;
    const limit = new LineLimit(() => now);
    return times.map(([ms, kind]) => {
      now = ms;
      return limit.admit(kind);
    });
  };

  it('admits a number of lines per interval, and the next line counts the omitted ones', () => {
    const times = [0, 1, 2, 3, 4, 5, 6, 9_999, 10_000, 10_001].map((ms) => [ms, 'away'] as const);
    expect(at(times)).toEqual([0, 0, 0, 0, 0, ...[5, 6, 9_999].map(() => undefined), 3, 0]);
  });

  it('applies to each kind separately', () => {
    expect(at(['a', 'a', 'a', 'a', 'a', 'a', 'b'].map((kind) => [0, kind] as const)).slice(4)).toEqual([
      0,
      undefined,
      0,
    ]);
  });

  it('combines kinds beyond the maximum, and frees them when their intervals end', () => {
    const kinds = Array.from({ length: 506 }, (_, index) => [0, `kind ${index}`] as const);
    expect(at([...kinds, [10_000, 'f']]).slice(499)).toEqual([0, 0, 0, 0, 0, 0, undefined, 0]);
  });
});
