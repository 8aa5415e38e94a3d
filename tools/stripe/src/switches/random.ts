/** A sequence of numbers from 0 to 1 that its seed determines: Mulberry32. */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of the outcomes, each with its probability, or none of them. */
export function drawn<Outcome extends string>(
  next: () => number,
  probabilities: Partial<Record<Outcome, number>>,
): Outcome | undefined {
  let left = next();
  for (const [outcome, probability] of Object.entries(probabilities) as [Outcome, number][]) {
    left -= probability;
    if (left < 0) return outcome;
  }
  return undefined;
}
