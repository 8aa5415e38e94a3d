import { describe, expect, it } from '@jest/globals';
import { Batches } from './batches.js';

describe('batches', () => {
  it('collect items that are added while a batch is running', async () => {
    const sent: string[][] = [];
    const ends: (() => void)[] = [];
    const batches = new Batches<string>((items) => {
      sent.push([...items]);
      return new Promise((resolve) => ends.push(resolve));
    });
    const first = batches.add('a');
    await Promise.resolve();
    const rest = [batches.add('b'), batches.add('c')];
    ends.shift()?.();
    await first;
    await Promise.resolve();
    ends.shift()?.();
    await Promise.all(rest);
    expect(sent).toEqual([['a'], ['b', 'c']]);
  });

  it('fail independently of each other', async () => {
    let fail = true;
    const batches = new Batches<string>(async () => {
      if (fail) throw new Error('lost');
    });
    await expect(batches.add('a')).rejects.toThrow('lost');
    fail = false;
    await batches.add('b');
  });
});
