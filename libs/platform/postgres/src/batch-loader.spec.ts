import { describe, expect, it } from '@jest/globals';
import { batchLoader } from './batch-loader.js';

describe('a batch loader', () => {
  it('makes one call per turn of the event loop, after all of its keys were requested', async () => {
    const calls: string[][] = [];
    const loader = batchLoader(async (keys: readonly string[]) => {
      calls.push([...keys]);
      return keys;
    });
    const first = loader.load('a');
    const inMicrotask = Promise.resolve().then(() => loader.load('b'));
    const afterTick = new Promise<string>((resolve) => process.nextTick(() => resolve(loader.load('b'))));
    expect(await Promise.all([first, inMicrotask, afterTick])).toEqual(['a', 'b', 'b']);
    expect(await loader.load('c')).toBe('c');
    expect(calls.map((keys) => keys.sort())).toEqual([['a', 'b', 'b'], ['c']]);
  });

  it('makes a separate call for a key that is requested while another call runs', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const began: string[] = [];
    const loader = batchLoader(async (keys: readonly string[]) => {
      began.push(...keys);
      if (keys.includes('slow')) await gate;
      return keys;
    });
    const slow = loader.load('slow');
    while (began.length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(await loader.load('quick')).toBe('quick');
    open();
    expect(await slow).toBe('slow');
  });

  it('requests at most 250 keys in one call', async () => {
    const sizes: number[] = [];
    const loader = batchLoader(async (keys: readonly number[]) => {
      sizes.push(keys.length);
      return keys;
    });
    const many = Array.from({ length: 600 }, (_, index) => index);
    expect(await Promise.all(many.map((key) => loader.load(key)))).toEqual(many);
    expect(sizes).toEqual([250, 250, 100]);
  });

  it('rejects only the keys of a failed call', async () => {
    const loader = batchLoader(async (keys: readonly number[]) => {
      if (keys.includes(13)) throw new Error('unlucky');
      return keys;
    });
    const settled = await Promise.allSettled([loader.load(1), loader.load(13)]);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await loader.load(1)).toBe(1);
  });
});
