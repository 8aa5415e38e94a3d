import { invalid, nearestName } from '@partner/kernel';

/** Buckets of a forecast (R50), in the order of their detail rows (R67). */
export const buckets = [
  'actual',
  'afdTransferred',
  'forecastNextPeriod',
  'forecastPlus2',
  'authorized',
  'weeks',
] as const;
export type Bucket = (typeof buckets)[number];

/** Maximum number of detail rows in a response (R51). */
export const maxDetails = 2_000;

/**
 * Returns the named buckets; all when none is named.
 * @throws DomainError `invalid` for an unknown name (R49).
 */
export function namedBuckets(names: readonly string[] = []): readonly Bucket[] {
  const unknown = names.find((name) => !isBucket(name));
  if (unknown !== undefined) {
    throw invalid(
      `detailsFor: unknown name ${JSON.stringify(unknown)}; the known names are ${buckets.join(', ')}`,
      'invalid_field',
      { field: 'detailsFor', allowed: buckets, suggestion: nearestName(unknown, buckets) },
    );
  }
  return names.length === 0 ? buckets : buckets.filter((bucket) => names.includes(bucket));
}

const isBucket = (name: string): boolean => (buckets as readonly string[]).includes(name);
