import { nearestName } from '@partner/kernel';

/** Bounds of a path that is compared, so that a suggestion costs little. */
const maxSegments = 8;
const maxSegmentLength = 64;

/** Segments that callers leave out, or put in front of a path by mistake. */
const prefixes = new Set(['api', 'partner', 'v1', 'v2']);

/**
 * Returns the path of a route that was probably meant: without a trailing slash, with the missing prefix, and with
 * misspelled segments corrected. Parameters keep their values.
 * @param routes patterns such as `/partner/v1/leads/:id`.
 */
export function nearestPath(path: string, routes: readonly string[]): string | undefined {
  const given = withoutPrefix(segmentsOf(path));
  if (given.length === 0 || given.length > maxSegments || given.some(({ length }) => length > maxSegmentLength)) {
    return undefined;
  }
  const candidates = routes.map(segmentsOf).filter((route) => withoutPrefix(route).length === given.length);
  let corrected = candidates.map((route) => ({ route, rest: withoutPrefix(route) }));
  for (const [index, segment] of given.entries()) {
    const fixed = corrected.map(({ rest }) => rest[index]!).filter((one) => !isParameter(one));
    const meant = fixed.includes(segment) ? segment : nearestName(segment, [...new Set(fixed)]);
    const matching = corrected.filter(({ rest }) => rest[index] === meant);
    corrected = matching.length > 0 ? matching : corrected.filter(({ rest }) => isParameter(rest[index]!));
  }
  const [nearest] = corrected;
  if (!nearest || nearest.rest.every(isParameter)) return undefined;
  const prefix = nearest.route.slice(0, nearest.route.length - given.length);
  return `/${[...prefix, ...nearest.rest.map((one, index) => (isParameter(one) ? given[index]! : one))].join('/')}`;
}

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** Drops the prefixes, but never the whole path. */
function withoutPrefix(segments: readonly string[]): string[] {
  const start = segments.findIndex((segment) => !prefixes.has(segment.toLowerCase()));
  return start === -1 ? [] : segments.slice(start);
}

const isParameter = (segment: string): boolean => /^[:*]/.test(segment);
