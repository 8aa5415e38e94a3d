import { describe, expect, it } from '@jest/globals';
import { settleAll } from './settle-all.js';

describe('settleAll', () => {
  it('returns results in the order of the arguments', async () => {
    expect(await settleAll([Promise.resolve('a'), 2, Promise.resolve(undefined)])).toEqual(['a', 2, undefined]);
  });

  it('waits for all and rejects with the first failure in argument order, not in time', async () => {
    const gate = Promise.withResolvers<never>();
    const done: string[] = [];
    const first = gate.promise.finally(() => done.push('first'));
    const all = settleAll([
      first,
      Promise.reject(new Error('second')),
      Promise.resolve().finally(() => done.push('third')),
    ]);
    setImmediate(() => gate.reject(new Error('first')));
    await expect(all).rejects.toThrow('first');
    expect(done).toEqual(['third', 'first']);
  });
});
