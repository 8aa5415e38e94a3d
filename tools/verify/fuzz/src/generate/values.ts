import fc from 'fast-check';
import { RawJson } from '../plan.js';

/** Edge cases of dates and times for calendars, parsers and PostgreSQL. */
export const oddDates = [
  '0000-01-01',
  '0001-01-01',
  '-0001-01-01',
  '-000001-01-01',
  '9999-12-31',
  '10000-01-01',
  '+010000-01-01',
  '+275760-09-13',
  '+275760-09-14',
  '99999-12-31T00:00:00Z',
  '0001-01-01T00:00:00+14:00',
  '0000-12-31T23:59:59.999Z',
  '9999-12-31T23:59:59-14:00',
  '9999-12-31T23:59:59.999999999Z',
  '2026-02-29',
  '2026-02-30T00:00:00Z',
  '2026-13-01',
  '2026-03-01T24:00:00Z',
  '2026-03-01T23:59:60Z',
  '2026-03-01T10:00:00',
  '2026-03-01T10:00:00+24:00',
  '2026-03-01 10:00:00Z',
  '2026-3-1',
  '20260301',
  'now',
  'infinity',
  '-infinity',
  'epoch',
  '1767225600',
  'NaN',
];

/** Texts that often break parsers, databases and templates. */
export const oddTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u0001\u001f\u007f',
  '\t\r\n',
  '\ud800',
  'x\udfffy',
  '\ufeff',
  '\u202e\u2066',
  '\u2028',
  '👩‍👩‍👧‍👦',
  'Å\u030a\u0301',
  'ﷺ',
  '%',
  '_',
  '\\',
  '%00',
  '\\u0000',
  "' or 1=1 --",
  '$1',
  '{{7*7}}',
  '${7*7}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'true',
  'NaN',
  'a'.repeat(300),
  'ü'.repeat(5_001),
  'x'.repeat(70_000),
];

/** Edge cases of integers, doubles and money amounts, as text. */
export const oddNumbers = [
  '0',
  '-0',
  '-1',
  '1.5',
  '0.005',
  '1e-7',
  '5e-324',
  '2147483647',
  '2147483648',
  '-2147483649',
  '4294967296',
  '9007199254740993',
  '9223372036854775807',
  '9223372036854775808',
  '99999999.99',
  '100000000',
  '9999999999.99',
  '12345678901234567890.123',
  '1e21',
  '1e100',
  '1.7976931348623157e308',
  '1e400',
  '-1e400',
];

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
