import type { FastifyInstance } from 'fastify';
import findMyWay from 'find-my-way';
import { nearestName } from '@partner/kernel';

/** Maximum length of an id in a path: more than a request line that Node accepts, so that any id is malformed (W3). */
export const maxParamLength = 16_384;

/** The methods of each path, so that a known path with another method is 405 and not 404 (W16). */
export class KnownRoutes {
  readonly #router = findMyWay<findMyWay.HTTPVersion.V1>({ maxParamLength });
  readonly #methods = new Map<string, Set<string>>();

  /** Records the routes that are registered on `server` from now on. */
  watch(server: FastifyInstance): void {
    server.addHook('onRoute', ({ url, method }) => {
      const methods = this.#methods.get(url) ?? new Set();
      for (const one of [method].flat()) methods.add(one);
      if (!this.#methods.has(url)) this.#router.on('GET', url, () => undefined, methods);
      this.#methods.set(url, methods);
    });
  }

  get all(): ReadonlyMap<string, ReadonlySet<string>> {
    return this.#methods;
  }

  /** Other names under which callers look for a segment of a path. */
  otherNames: Readonly<Record<string, string>> = {};

  /** Returns the path that was probably meant by an unknown one, or undefined. */
  nearestTo(path: string): string | undefined {
    const segments = path.split('/').map((one) => (Object.hasOwn(this.otherNames, one) ? this.otherNames[one]! : one));
    return nearestPath(segments.join('/'), [...this.#methods.keys()]);
  }

  /** Returns the methods of `target`, a path with or without a query, or an empty list for an unknown path. */
  methodsOf(target: string): string[] {
    const found = this.#router.find('GET', target.split('?', 1)[0] ?? '');
    const isWhole = found !== null && Object.values(found.params).every((value) => value !== '');
    return isWhole ? [...(found.store as Set<string>)].sort() : [];
  }
}

/** Methods that are mistaken for each other, the likely ones first. */
const alternatives: Readonly<Record<string, readonly string[]>> = {
  PUT: ['PATCH', 'POST'],
  PATCH: ['PUT', 'POST'],
  POST: ['PATCH', 'PUT'],
};

/** Returns the method that was probably meant by one that the path does not have, or undefined. */
export function nearestMethod(method: string, methods: readonly string[]): string | undefined {
  const [only, ...others] = methods.filter((one) => one !== 'HEAD');
  return alternatives[method]?.find((one) => methods.includes(one)) ?? (others.length === 0 ? only : undefined);
}

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
