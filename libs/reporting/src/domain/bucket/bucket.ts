import { invalid } from '@partner/kernel';

/** What orders are counted in (R50), in the order in which their rows are shown (R67). */
export const buckets = [
  'actual',
  'afdTransferred',
  'forecastNextPeriod',
  'forecastPlus2',
  'authorized',
  'weeks',
] as const;
export type Bucket = (typeof buckets)[number];

/** Rows of details in one answer (R51). */
export const maxDetails = 2_000;

/**
 * The buckets whose rows are asked for; all when none is named.
 * @throws DomainError `invalid` for a name that there is not (R49).
 */
export function namedBuckets(names: readonly string[] = []): readonly Bucket[] {
  const unknown = names.find((name) => !isBucket(name));
  if (unknown !== undefined) {
    throw invalid(`detailsFor: unknown name ${JSON.stringify(unknown)}; known are ${buckets.join(', ')}`);
  }
  return names.length === 0 ? buckets : buckets.filter((bucket) => names.includes(bucket));
}

const isBucket = (name: string): boolean => (buckets as readonly string[]).includes(name);
