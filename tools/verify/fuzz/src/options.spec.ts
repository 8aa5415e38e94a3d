import { describe, expect, it } from '@jest/globals';
import { readOptions } from './options.js';

describe('the words of npm run fuzz', () => {
  it('are not needed: 20,000 requests of a seed that is drawn', () => {
    expect(readOptions([])).toMatchObject({ requests: 20_000, concurrency: 8, seed: expect.any(Number) });
  });

  it('choose the seed, how many requests, of which operations, and how many at a time', () => {
    const words = ['--seed', '0', '--requests', '5', '--only', 'leads', '--concurrency', '1'];
    expect(readOptions(words)).toEqual({ seed: 0, requests: 5, only: 'leads', concurrency: 1 });
  });

  it.each([[['--seed', 'x']], [['--requests', '0']], [['--concurrency', '1.5']], [['--fast']]])(
    'are refused: %j',
    (words) => {
      expect(() => readOptions(words)).toThrow(words[0]);
    },
  );
});
