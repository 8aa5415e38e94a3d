import { invalid } from '@partner/kernel';

/** Objects and lists that a number stood in which a double does not keep as it was given. */
const altered = new WeakSet();

/**
 * A number that may be one of those: an exponent, or more than 15 digits, behind what a number follows in JSON. It may
 * be found inside a text too, which only costs the slower way of parsing.
 */
const suspicious = /[:,[\s]-?(?:\d[\d.]{15}|\d[\d.]*[eE])/;

/** How many numbers of a body are compared digit by digit: each costs what a hundred plain values do. */
const maxCompared = 1_000;

/**
 * Parses JSON, and remembers where numbers were altered by it.
 * @throws SyntaxError; DomainError `invalid` when more than 1,000 numbers are written in another way than JavaScript
 * writes them.
 */
export const parseKeepingTrack = (text: string): unknown =>
  suspicious.test(text) ? JSON.parse(text, tracker()) : JSON.parse(text);

/** A reviver for one body. The types of the language know no third parameter of it yet. */
function tracker() {
  let compared = 0;
  return function track(this: object, _: string, value: unknown, context?: { readonly source?: string }): unknown {
    if (typeof value !== 'number' || context?.source === undefined || context.source === String(value)) return value;
    compared += 1;
    if (compared > maxCompared) {
      throw invalid(`the body has more than ${maxCompared} numbers with an exponent or more digits than needed`);
    }
    if (!isKept(context.source, value)) altered.add(this);
    return value;
  };
}

/** Whether every number inside comes back as it was given (R56): `value` must come from {@link parseKeepingTrack}. */
export function keepsNumbers(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return !altered.has(value) && Object.values(value).every(keepsNumbers);
}

const isKept = (source: string, value: number): boolean =>
  Number.isFinite(value) && decimal(source) === decimal(String(value));

/** One text for all ways to write a decimal number: its digits without zeros at either end, and where the point is. */
function decimal(text: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  const digits = (whole + fraction).replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  if (significant === '') return '0';
  return `${sign}${significant}e${Number(exponent) - fraction.length + digits.length - significant.length}`;
}
