import { describe, expect, it } from '@jest/globals';
import { serialBatchLoader } from './serial-batch-loader.js';

describe('a serial batch loader', () => {
  /** A loader whose calls end when they are let go. */
  function gated(): { loader: { load(key: string): Promise<string> }; calls: string[][]; letGo: (() => void)[] } {
    const calls: string[][] = [];
    const letGo: (() => void)[] = [];
    const loader = serialBatchLoader(async (keys: readonly string[]) => {
      calls.push([...keys]);
      await new Promise<void>((resolve) => letGo.push(resolve));
      if (keys.includes('unlucky')) throw new Error('unlucky');
      return keys;
    });
    return { loader, calls, letGo };
  }
  const began = async (calls: string[][], count: number): Promise<void> => {
    while (calls.length < count) await new Promise((resolve) => setImmediate(resolve));
  };

  it('makes one call at a time: what is asked for meanwhile goes together with the next', async () => {
    const { loader, calls, letGo } = gated();
    const first = loader.load('a');
    await began(calls, 1);
    const more = [loader.load('b'), loader.load('c')];
    await new Promise((resolve) => setImmediate(resolve));
    more.push(loader.load('d'));
    expect(calls).toEqual([['a']]);
    letGo[0]!();
    expect(await first).toBe('a');
    await began(calls, 2);
    letGo[1]!();
    expect(await Promise.all(more)).toEqual(['b', 'c', 'd']);
    expect(calls).toEqual([['a'], ['b', 'c', 'd']]);
  });

  it('goes on after a call that failed', async () => {
    const { loader, calls, letGo } = gated();
    const failing = loader.load('unlucky');
    const refused = expect(failing).rejects.toThrow('unlucky');
    await began(calls, 1);
    const next = loader.load('a');
    letGo[0]!();
    await refused;
    await began(calls, 2);
    letGo[1]!();
    expect(await next).toBe('a');
  });

  it('does not wait for ever for a call that hangs', async () => {
    const { loader, calls, letGo } = gated();
    const hanging = loader.load('a');
    await began(calls, 1);
    const next = loader.load('b');
    await began(calls, 2);
    letGo.forEach((open) => open());
    expect(await Promise.all([hanging, next])).toEqual(['a', 'b']);
  });
});
