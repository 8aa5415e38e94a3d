import fc from 'fast-check';
import type { ApiDocument } from '../../document/api-document.js';
import { type Schema, typesOf } from '../../document/schema.js';
import type { Piece, RequestPlan } from '../../plan.js';
import { encoded } from '../requests.js';
import { looksLikeDate, odd, oddDates, oddNumbers, oddTexts, oddValue, type OddValue, textOf } from '../values.js';
import type { Mutations } from './mutation.js';

const value = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...odd.queries.map(textOf)) },
  { weight: 3, arbitrary: fc.constantFrom(...oddTexts.filter((text) => text.length < 400)).map(encoded) },
  { weight: 3, arbitrary: fc.constantFrom(...oddNumbers).map(encoded) },
  { weight: 3, arbitrary: fc.constantFrom(...oddDates).map(encoded) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }).map(encoded) },
  { weight: 1, arbitrary: fc.constantFrom('a'.repeat(4_000), '%25'.repeat(2_000), 'x,'.repeat(2_000)) },
);

/** Query parameters with invalid values, duplicates, or unknown names. */
export const oddQuery = (document: ApiDocument): Mutations =>
  fc
    .record({
      pick: fc.nat(1_000),
      text: value,
      odd: oddValue,
      way: fc.nat(9),
      name: fc.constantFrom(...odd.parameters.map(textOf)),
    })
    .map((drawn) => ({
      name: 'odd query',
      apply: (plan: RequestPlan) => {
        const { parameters } = document.operation(plan.operation);
        const known = parameters.filter((parameter) => parameter.in === 'query');
        // Numbers and dates have the most edge cases.
        const typed = known.filter(
          ({ schema = {} }) => typesOf(schema).includes('integer') || looksLikeDate(schema.example),
        );
        const pool = drawn.way < 5 && typed.length > 0 ? typed : known;
        const chosen = drawn.way < 9 ? pool[drawn.pick % pool.length] : undefined;
        const given: readonly [string, Piece] = [chosen?.name ?? drawn.name, textFor(chosen?.schema ?? {}, drawn)];
        const others = plan.query.filter(([other]) => other !== given[0]);
        return { ...plan, query: drawn.way === 0 ? [...plan.query, given, given] : [...others, given] };
      },
    }));

/** Returns an odd number for an integer, an odd date for a date, or any text. */
function textFor(schema: Schema, { odd, text }: { odd: OddValue; text: string }): string {
  if (odd.byType && typesOf(schema).includes('integer')) return encoded(odd.number);
  return odd.byType && looksLikeDate(schema.example) ? encoded(odd.date) : text;
}
