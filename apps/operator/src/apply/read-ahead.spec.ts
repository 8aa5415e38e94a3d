import { describe, expect, it } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { readAhead } from './read-ahead.js';

describe('readAhead', () => {
  const noted: string[] = [];
  async function* source(...items: string[]): AsyncGenerator<string> {
    for (const item of items) {
      noted.push(`read ${item}`);
      yield item;
    }
  }

  it('requests the next item while the current one is processed, once processing has started', async () => {
    for await (const item of readAhead(source('a', 'b', 'c'), () => noted.push('closed'))) {
      noted.push(`begin ${item}`);
      await nextTurn();
      await nextTurn();
      noted.push(`end ${item}`);
    }
    expect(noted.splice(0)).toEqual([
      ...['read a', 'begin a', 'read b', 'end a', 'begin b', 'read c', 'end b', 'begin c', 'end c'],
      'closed',
    ]);
  });

  it('fails only after the items before the failure', async () => {
    async function* failing(): AsyncGenerator<string> {
      yield 'a';
      throw new Error('unreadable');
    }
    const seen: string[] = [];
    const all = (async () => {
      for await (const item of readAhead(failing(), () => undefined)) {
        await nextTurn();
        await nextTurn();
        seen.push(item);
      }
    })();
    await expect(all).rejects.toThrow('unreadable');
    expect(seen).toEqual(['a']);
  });

  it('ends while the source is still waiting', async () => {
    async function* waiting(): AsyncGenerator<string> {
      yield 'a';
      await new Promise(() => undefined);
    }
    let closed = false;
    for await (const item of readAhead(waiting(), () => (closed = true))) {
      await nextTurn();
      await nextTurn();
      expect(item).toBe('a');
      break;
    }
    expect(closed).toBe(true);
  });
});
