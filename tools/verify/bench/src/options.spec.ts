import { describe, expect, it } from '@jest/globals';
import { readOptions } from './options.js';

describe('the options of the benchmark', () => {
  it('default to three runs of ten seconds', () => {
    expect(readOptions([])).toMatchObject({ seconds: 10, rounds: 3 });
  });

  it('support a quick run', () => {
    expect(readOptions(['--quick'])).toMatchObject({ seconds: 3, rounds: 3 });
  });

  it('select the measurements and the data folder', () => {
    expect(readOptions(['--only', 'a lead', '--data', 'kept'])).toMatchObject({
      only: 'a lead',
      data: 'kept',
    });
  });

  it('request the tables of the documentation', () => {
    expect([readOptions([]).write, readOptions(['--write']).write]).toEqual([false, true]);
  });

  it('are rejected if unknown', () => {
    expect(() => readOptions(['--fast'])).toThrow('--fast');
  });
});
