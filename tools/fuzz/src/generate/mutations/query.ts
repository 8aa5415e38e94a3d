import fc from 'fast-check';
import type { ApiDocument } from '../../document/api-document.js';
import type { Piece, RequestPlan } from '../../plan.js';
import { encoded } from '../requests.js';
import { oddDates, oddNumbers, oddTexts } from '../values.js';
import type { Mutations } from './mutation.js';

const rawValues = [
  ...['%', '%zz', '%00', '%ff', '%c0%af', '%ed%a0%80', '%e2%82', '+', '%2B', 'a%00b', '[]', '{}', '1,2', '1;2', '=='],
  ...['a:', ':b', 'a:b:c', 'a%3A%00', '%5B1%5D', '0x10', '1_000', '%D9%A3', 'TRUE', 'yes', 'on', 'ASC', 'createdAt,id'],
];

const value = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...rawValues) },
  { weight: 3, arbitrary: fc.constantFrom(...oddTexts.filter((text) => text.length < 400)).map(encoded) },
  { weight: 3, arbitrary: fc.constantFrom(...oddNumbers).map(encoded) },
  { weight: 3, arbitrary: fc.constantFrom(...oddDates).map(encoded) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }).map(encoded) },
  { weight: 1, arbitrary: fc.constantFrom('a'.repeat(4_000), '%25'.repeat(2_000), 'x,'.repeat(2_000)) },
);

const names = [
  'unknown',
  '__proto__',
  'constructor',
  'page[]',
  'page[a]',
  'limit%00',
  '',
  'page%5B%5D',
  'PAGE',
  'toString',
];

/** Parameters with values that they do not take, twice, or of another name. */
export const oddQuery = (document: ApiDocument): Mutations =>
  fc
    .tuple(fc.nat(1_000), value, fc.integer({ min: 0, max: 9 }), fc.constantFrom(...names))
    .map(([pick, text, way, name]) => ({
      name: 'odd query',
      apply: (plan: RequestPlan) => {
        const known = document
          .operation(plan.operation)
          .parameters.filter((parameter) => parameter.in === 'query')
          .map((parameter) => parameter.name);
        const chosen = way < 9 && known.length > 0 ? known[pick % known.length]! : name;
        const given: readonly [string, Piece] = [chosen, text];
        const others = plan.query.filter(([other]) => other !== chosen);
        return { ...plan, query: way === 0 ? [...plan.query, given, given] : [...others, given] };
      },
    }));
