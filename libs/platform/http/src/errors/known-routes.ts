import type { FastifyInstance } from 'fastify';
import findMyWay from 'find-my-way';
import { nearestPath } from './nearest-path.js';

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

  /** Every path as registered, with its methods. */
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
