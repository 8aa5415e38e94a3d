import type { SeededRandom } from '@partner/kernel';

/** Draws one of the outcomes by their probabilities, or none. */
export function draw<Outcome extends string>(
  random: SeededRandom,
  probabilities: Partial<Record<Outcome, number>>,
): Outcome | undefined {
  let left = random.next();
  for (const [outcome, probability] of Object.entries(probabilities) as [Outcome, number][]) {
    left -= probability;
    if (left < 0) return outcome;
  }
  return undefined;
}
