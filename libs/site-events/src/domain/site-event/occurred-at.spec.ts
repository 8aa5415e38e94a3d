import { describe, expect, it } from '@jest/globals';
import { occurredAtProblem } from './occurred-at.js';

const day = 86_400_000;
const arrival = new Date('2026-11-22T12:00:00.000Z');

describe('occurredAtProblem (R53)', () => {
  it.each([
    ['the arrival', 0, undefined],
    ['a day ahead', day, undefined],
    ['a millisecond more than a day ahead', day + 1, /ahead/],
    ['the age of the retention', -90 * day, undefined],
    ['a millisecond older than the retention', -90 * day - 1, /90 days ago/],
  ])('checks %s', (_, distance, problem) => {
    const found = occurredAtProblem(new Date(arrival.getTime() + distance), arrival, 90);
    if (problem) expect(found).toMatch(problem);
    else expect(found).toBeUndefined();
  });
});
