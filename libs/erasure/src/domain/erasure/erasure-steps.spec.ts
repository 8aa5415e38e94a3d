import { describe, expect, it } from '@jest/globals';
import { type ErasureStep, firstProgress, progressAfter, stepAfter } from './erasure-steps.js';

describe('the steps of an erasure (R110)', () => {
  it('begin with the documents of sales, each follow one, and end', () => {
    const steps: ErasureStep[] = [firstProgress.step];
    while (steps.at(-1) !== 'finished') steps.push(stepAfter[steps.at(-1)!]);
    expect(steps).toEqual(['sales', 'files', 'rows', 'mail', 'requests', 'records', 'finished']);
    expect(steps.toSorted()).toEqual(Object.keys(stepAfter).sort());
  });

  it('continue from a position while something of them is left', () => {
    expect(progressAfter('rows', { table: 'quotes', after: 'a' })).toEqual({
      step: 'rows',
      table: 'quotes',
      after: 'a',
    });
    expect(progressAfter('records', {})).toEqual({ step: 'records', table: '', after: '' });
    expect(progressAfter('rows')).toEqual({ step: 'mail', table: '', after: '' });
  });
});
