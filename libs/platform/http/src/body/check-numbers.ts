import { invalid } from '@partner/kernel';
import { endOfText } from './end-of-text.js';

/** How many numbers of a body are compared digit by digit: each costs what many plain values do. */
const maxCompared = 1_000;
/** Characters of an altered number that its error shows. */
const shown = 40;

const quote = 0x22;
const minus = 0x2d;
const zero = 0x30;
const nine = 0x39;
/** From its first digit on. */
const number = /-?\d[\d.eE+-]*/y;

/**
 * Refuses numbers that a double does not keep as they are given (R56): what a caller stores comes back the same.
 * @param json valid JSON.
 * @throws DomainError `invalid` for the first of them, and for more than 1,000 that take a comparison of their digits
 * because they have an exponent or more than 15 characters.
 */
export function checkNumbers(json: string): void {
  let compared = 0;
  for (let index = 0; index < json.length; index += 1) {
    const code = json.charCodeAt(index);
    if (code === quote) index = endOfText(json, index);
    else if (code === minus || (code >= zero && code <= nine)) {
      const source = numberAt(json, index);
      index += source.length - 1;
      if (isPlain(source)) continue;
      compared += 1;
      if (compared > maxCompared) {
        throw invalid(`the body has more than ${maxCompared} numbers with an exponent or more than 15 characters`);
      }
      if (!isKept(source))
        throw invalid(`the number ${source.slice(0, shown)} has another size or more digits than can be kept`);
    }
  }
}

function numberAt(json: string, index: number): string {
  number.lastIndex = index;
  return number.exec(json)![0];
}

/** Up to 15 digits are always kept; sign and point count as digits here, which only costs a comparison. */
const isPlain = (source: string): boolean => source.length <= 15 && !/[eE]/.test(source);

function isKept(source: string): boolean {
  const value = Number(source);
  return Number.isFinite(value) && decimal(source) === decimal(String(value));
}

/** One text for all ways to write a decimal number: its digits without zeros at either end, and where the point is. */
function decimal(text: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  const digits = (whole + fraction).replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  if (significant === '') return '0';
  return `${sign}${significant}e${Number(exponent) - fraction.length + digits.length - significant.length}`;
}
