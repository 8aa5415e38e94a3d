import { describe, expect, it } from '@jest/globals';
import { Gathering } from './gathering.js';

describe('a gathering', () => {
  /** Doubles numbers, and remembers which it was asked at once. */
  function doubling(): { calls: number[][]; numbers: Gathering<number, number> } {
    const calls: number[][] = [];
    const numbers = new Gathering<number, number>(async (asked) => {
      calls.push([...asked]);
      if (asked.includes(13)) throw new Error('unlucky');
      return asked.map((number) => 2 * number);
    });
    return { calls, numbers };
  }

  it('asks once for what is asked in one turn, and gives each its own answer', async () => {
    const { calls, numbers } = doubling();
    expect(await Promise.all([numbers.ask(1), Promise.resolve().then(() => numbers.ask(2)), numbers.ask(2)])).toEqual([
      2, 4, 4,
    ]);
    expect(await numbers.ask(3)).toBe(6);
    expect(calls).toEqual([[1, 2, 2], [3]].map((asked) => asked.sort()));
  });

  it('asks again for what is asked while a call is under way', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    let began = 0;
    const slow = new Gathering<string, string>(async (asked) => {
      began += 1;
      if (began === 1) await answered;
      return asked;
    });
    const first = slow.ask('before');
    while (began === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(await slow.ask('after')).toBe('after');
    answer();
    expect(await first).toBe('before');
  });

  it('fails for all that were asked at once, and for no others', async () => {
    const { numbers } = doubling();
    const together = await Promise.allSettled([numbers.ask(1), numbers.ask(13)]);
    expect(together.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await numbers.ask(1)).toBe(2);
  });

  it('asks for no more at once than a script may do', async () => {
    const { calls, numbers } = doubling();
    const many = Array.from({ length: 600 }, (_, index) => 100 + index);
    expect(await Promise.all(many.map((number) => numbers.ask(number)))).toEqual(many.map((number) => 2 * number));
    expect(calls.map(({ length }) => length)).toEqual([250, 250, 100]);
  });
});
