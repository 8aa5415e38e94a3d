import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { RawJson } from '../plan.js';

/** Text, or one that is too long to be written out. */
type Written = string | { readonly repeat: string; readonly times: number };
type Lists = 'dates' | 'texts' | 'numbers' | 'segments' | 'queries' | 'parameters' | 'bodies';

/** Odd values by their place in a request. */
export const odd = JSON.parse(
  readFileSync(new URL('../../src/generate/odd-values.json', import.meta.url), 'utf8'),
) as Readonly<Record<Lists, readonly Written[]>> & {
  /** Values by header. */
  readonly headers: Readonly<Record<string, readonly Written[]>>;
  /** Headers that violate HTTP, with their value. */
  readonly transport: readonly (readonly Written[])[];
};

export const textOf = (one: Written): string => (typeof one === 'string' ? one : one.repeat.repeat(one.times));

/** Edge cases of dates and times for calendars, parsers and PostgreSQL. */
export const oddDates = odd.dates.map(textOf);
/** Texts that often break parsers, databases and templates. */
export const oddTexts = odd.texts.map(textOf);
/** Edge cases of integers, doubles and money amounts, as text. */
export const oddNumbers = odd.numbers.map(textOf);

const deep = (open: string, close: string, depth: number): RawJson =>
  new RawJson(open.repeat(depth) + close.repeat(depth));

const anyOddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 3, arbitrary: fc.constantFrom(...oddDates) },
  { weight: 3, arbitrary: fc.constantFrom(...oddNumbers).map((text) => new RawJson(text)) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]], { id: null }, 'Open', '65f0', 7),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(
      deep('[', ']', 200),
      deep('[', ']', 20_000),
      new RawJson(`${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`),
      new RawJson('{"__proto__":{"polluted":true}}'),
      new RawJson('{"constructor":{"prototype":{"polluted":true}}}'),
      new RawJson('{"toString":1,"hasOwnProperty":2,"__proto__":null}'),
      Array.from({ length: 201 }, (_, index) => index),
      Array.from({ length: 20_000 }, () => ({})),
      Object.fromEntries(Array.from({ length: 26 }, (_, index) => [`key${index}`, 'v'.repeat(400)])),
      Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`key${index}`, index])),
    ),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Odd values of every type. The type of a field selects one of them. */
export interface OddValue {
  readonly any: unknown;
  readonly date: string;
  readonly number: string;
  /** True to select the value by the type of the field. */
  readonly byType: boolean;
}

/** Generates values that few or no fields accept. */
export const oddValue: fc.Arbitrary<OddValue> = fc.record({
  any: anyOddValue,
  date: fc.constantFrom(...oddDates),
  number: fc.constantFrom(...oddNumbers),
  byType: fc.integer({ min: 0, max: 3 }).map((way) => way > 0),
});

/** Returns an odd value for a field by its current value: an odd date for a date, an odd number for a number. */
export function oddFor(current: unknown, { any, date, number, byType }: OddValue): unknown {
  if (byType && typeof current === 'number') return new RawJson(number);
  return byType && looksLikeDate(current) ? date : any;
}

/** True for text that starts with a date. */
export const looksLikeDate = (value: unknown): boolean => typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value);
