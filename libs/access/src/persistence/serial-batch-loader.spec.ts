import { describe, expect, it } from '@jest/globals';
import { serialBatchLoader } from './serial-batch-loader.js';

describe('serialBatchLoader', () => {
  /** A loader whose calls end when released. */
  function gated(): { loader: { load(key: string): Promise<string> }; calls: string[][]; release: (() => void)[] } {
    const calls: string[][] = [];
    const release: (() => void)[] = [];
    const loader = serialBatchLoader(async (keys: readonly string[]) => {
      calls.push([...keys]);
      await new Promise<void>((resolve) => release.push(resolve));
      if (keys.includes('unlucky')) throw new Error('unlucky');
      return keys;
    });
    return { loader, calls, release };
  }
  const began = async (calls: string[][], count: number): Promise<void> => {
    while (calls.length < count) await new Promise((resolve) => setImmediate(resolve));
  };

  it('makes one call at a time and batches waiting keys into the next', async () => {
    const { loader, calls, release } = gated();
    const first = loader.load('a');
    await began(calls, 1);
    const more = [loader.load('b'), loader.load('c')];
    await new Promise((resolve) => setImmediate(resolve));
    more.push(loader.load('d'));
    expect(calls).toEqual([['a']]);
    release[0]!();
    expect(await first).toBe('a');
    await began(calls, 2);
    release[1]!();
    expect(await Promise.all(more)).toEqual(['b', 'c', 'd']);
    expect(calls).toEqual([['a'], ['b', 'c', 'd']]);
  });

  it('continues after a failed call', async () => {
    const { loader, calls, release } = gated();
    const failing = loader.load('unlucky');
    const refused = expect(failing).rejects.toThrow('unlucky');
    await began(calls, 1);
    const next = loader.load('a');
    release[0]!();
    await refused;
    await began(calls, 2);
    release[1]!();
    expect(await next).toBe('a');
  });

  it('stops waiting for a hanging call', async () => {
    const { loader, calls, release } = gated();
    const hanging = loader.load('a');
    await began(calls, 1);
    const next = loader.load('b');
    await began(calls, 2);
    release.forEach((open) => open());
    expect(await Promise.all([hanging, next])).toEqual(['a', 'b']);
  });
});
