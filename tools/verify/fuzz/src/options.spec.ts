import { describe, expect, it } from '@jest/globals';
import { readOptions } from './options.js';

describe('the options of npm run verify -- fuzz', () => {
  it('default to 20,000 requests with a random seed', () => {
    expect(readOptions([])).toMatchObject({ requests: 20_000, concurrency: 8, seed: expect.any(Number) });
  });

  it('set the seed, the number of requests, the operations and the concurrency', () => {
    const words = ['--seed', '0', '--requests', '5', '--only', 'leads', '--concurrency', '1'];
    expect(readOptions(words)).toEqual({ seed: 0, requests: 5, only: 'leads', concurrency: 1 });
  });

  it.each([[['--seed', 'x']], [['--requests', '0']], [['--concurrency', '1.5']], [['--fast']]])(
    'are rejected: %j',
    (words) => {
      expect(() => readOptions(words)).toThrow(words[0]);
    },
  );
});
