import { describe, expect, it } from '@jest/globals';
import { readOptions } from './options.js';

describe('the words of the benchmark', () => {
  it('are not needed: three runs of ten seconds, five million orders', () => {
    expect(readOptions([])).toMatchObject({ seconds: 10, rounds: 3, large: 5_000_000, mixed: 200_000 });
  });

  it('make it quick', () => {
    expect(readOptions(['--quick'])).toMatchObject({ seconds: 3, rounds: 3, large: 100_000, mixed: 50_000 });
  });

  it('choose what is measured, and where the figures and the database are kept', () => {
    expect(readOptions(['--only', 'a lead', '--json', 'figures.json', '--data', 'kept'])).toMatchObject({
      only: 'a lead',
      json: 'figures.json',
      data: 'kept',
    });
  });

  it('ask for flame graphs', () => {
    expect(readOptions(['--flame', 'graphs'])).toMatchObject({ flame: 'graphs' });
  });

  it('are refused when they are unknown', () => {
    expect(() => readOptions(['--fast'])).toThrow('--fast');
  });
});
