import fc from 'fast-check';
import { type Piece, type RequestPlan } from '../../plan.js';
import { odd, textOf } from '../values.js';
import { type Mutations, replaceAt } from './mutation.js';

const oddSegments = odd.segments.map((segment) => Buffer.from(textOf(segment), 'utf8').toString('latin1'));

const fixedSegments = ['v1', 'partner', 'leads', 'status'];

/** Unusual paths and methods. */
export const oddPath: Mutations = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(fc.constantFrom(...oddSegments), fc.nat(20)).map(([segment, at]) => ({
      name: 'odd path segment',
      apply: (plan: RequestPlan) =>
        withPath(
          plan,
          withId(plan.path, at, () => segment),
        ),
    })),
  },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom<[string, (path: readonly Piece[]) => Piece[]]>(
        ['trailing slash', (path) => [...path, '']],
        ['double slash', (path) => ['', ...path]],
        ['empty segment', (path) => withId(path, 0, () => '')],
        ['one segment more', (path) => [...path, 'more']],
        ['one segment less', (path) => path.slice(0, -1)],
        ['segments of another path', (path) => [...path, ...fixedSegments]],
        [
          'upper case',
          (path) =>
            path.map((piece) =>
              typeof piece === 'string' ? piece.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase()) : piece,
            ),
        ],
        ['encoded letter', (path) => path.map((piece) => (piece === 'partner' ? '%70artner' : piece))],
        ['encoded slash', (path) => ['partner%2fv1', ...path.slice(2)]],
        ['a query in the path', (path) => [...path, '%3fpage=1']],
        ['very long', (path) => [...path, 'x'.repeat(12_000)]],
      )
      .map(([name, change]) => ({ name, apply: (plan: RequestPlan) => withPath(plan, change(plan.path)) })),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH', 'QUERY')
      .map((method) => ({ name: `method ${method}`, apply: (plan: RequestPlan) => ({ ...plan, method }) })),
  },
);

/** Sets the path, and marks non-ASCII bytes, which HTTP parsers reject. */
const withPath = (plan: RequestPlan, path: readonly Piece[]): RequestPlan => ({
  ...plan,
  path,
  violatesHttp: plan.violatesHttp || path.some((piece) => typeof piece === 'string' && /[^\x21-\x7e]/.test(piece)),
});

/** Changes one of the IDs, or the last segment of a path without IDs. */
function withId(path: readonly Piece[], pick: number, change: () => Piece): Piece[] {
  const ids = path.flatMap((piece, index) => (typeof piece === 'string' ? [] : [index]));
  const at = ids.length > 0 ? ids[pick % ids.length]! : path.length - 1;
  return replaceAt(path, at, change);
}
