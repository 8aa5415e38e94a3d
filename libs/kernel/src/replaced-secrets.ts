import { conflict } from './errors.js';

/** A secret, or its hash, that was replaced, and the time until which it works beside the present one (E8, A12). */
export interface ReplacedSecret {
  readonly secret: string;
  /** ISO 8601. */
  readonly until: string;
}

/** Replaced secrets that may work at the same time. */
const mostReplaced = 5;

/** Returns the replaced secrets that still work, newest first. */
export const workingSecrets = (replaced: readonly ReplacedSecret[], at: Date): ReplacedSecret[] =>
  replaced.filter(({ until }) => at < new Date(until));

/**
 * Adds a secret that is being replaced. Those replaced before keep their own time.
 * @throws DomainError `conflict` when five still work
 */
export function replaceSecret(
  earlier: readonly ReplacedSecret[],
  secret: string,
  at: Date,
  hours: number,
): ReplacedSecret[] {
  const working = workingSecrets(earlier, at);
  if (working.length >= mostReplaced)
    throw conflict('too_many_secrets', `${mostReplaced} replaced secrets still work; wait until one of them ends`);
  return [{ secret, until: new Date(at.getTime() + hours * 3_600_000).toISOString() }, ...working];
}

/** Returns the time at which the last of them ends; null without any. */
export const lastEnd = (replaced: readonly ReplacedSecret[]): Date | null =>
  replaced.length === 0 ? null : new Date(Math.max(...replaced.map(({ until }) => Date.parse(until))));
