import { describe, expect, it } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { loggedPerMinute, sampleRate, Sampling } from './sampling.js';

const minute = 60_000;

describe('sampling of requests (R100)', () => {
  const company = newId() as CompanyId;
  const admitted = (sampling: Sampling, count: number, status = 200, at = 0): number[] =>
    Array.from({ length: count }, () => sampling.admit(company, status, at));

  it('logs every request up to the limit and one in twenty beyond it', () => {
    const rates = admitted(new Sampling(), loggedPerMinute + 100);
    expect(rates.slice(0, loggedPerMinute).every((rate) => rate === 1)).toBe(true);
    const beyond = rates.slice(loggedPerMinute);
    expect(beyond.filter((rate) => rate === sampleRate)).toHaveLength(100 / sampleRate);
    expect(beyond.reduce((sum, rate) => sum + rate, 0)).toBe(100);
  });

  it('logs a failure after any number of successes', () => {
    const sampling = new Sampling();
    admitted(sampling, loggedPerMinute * 2);
    expect(sampling.admit(company, 500, 0)).toBe(1);
  });

  it('starts over each minute and for each company', () => {
    const sampling = new Sampling();
    admitted(sampling, loggedPerMinute);
    expect(sampling.admit(company, 200, minute - 1)).toBe(0);
    expect(sampling.admit(newId() as CompanyId, 200, minute - 1)).toBe(1);
    expect(sampling.admit(company, 200, minute)).toBe(1);
  });
});
